// The title and the description for search engines: says while one types how long
// it is, and how a result list would show it.
import { Box, Field, Textarea, TextInput, Typography } from "@strapi/design-system";
import { useField } from "@strapi/strapi/admin";
import { LIMITS, measure } from "./measure.mjs";

const COLORS = {
  empty: "neutral600",
  short: "warning600",
  good: "success600",
  long: "warning600",
};

export default function CountedInput({
  attribute,
  name,
  label,
  hint,
  labelAction,
  required,
  disabled,
  placeholder,
}) {
  const { value, onChange, error } = useField(name);
  const { state, says, shown } = measure(value ?? "", LIMITS[attribute.customField]);
  const Control = attribute.customField === "global::seo-title" ? TextInput : Textarea;
  return (
    <Field.Root id={name} name={name} error={error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Control
        value={value ?? ""}
        onChange={onChange}
        disabled={disabled}
        placeholder={placeholder}
      />
      <Typography variant="pi" textColor={COLORS[state]} role="status">
        {says}
      </Typography>
      {shown ? (
        <Box background="neutral100" padding={2} hasRadius>
          <Typography variant="pi" textColor="neutral700">
            In search results: {shown}
          </Typography>
        </Box>
      ) : null}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
