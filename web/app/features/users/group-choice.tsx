import { Checkbox } from "~/components/form/checkbox";
import { fieldId, FieldError } from "~/components/ui/field";

import { groupWords } from "./words";

/** Which groups an account has. Which go together is the BFF's rule; its sentence stands below. */
export function GroupChoice({
  chosen,
  errors,
}: {
  chosen: readonly string[];
  errors?: readonly string[];
}) {
  const errorId = `${fieldId("groups")}-error`;
  return (
    <fieldset
      id={fieldId("groups")}
      tabIndex={-1}
      aria-describedby={errors ? errorId : undefined}
      className="grid gap-2.5"
    >
      <legend className="mb-1.5 font-550">Groups</legend>
      {groupWords.map(({ value, detail }) => (
        <Checkbox
          key={value}
          name="groups"
          value={value}
          defaultChecked={chosen.includes(value)}
          label={value}
          detail={detail}
          aria-invalid={errors ? true : undefined}
        />
      ))}
      {errors ? <FieldError id={errorId}>{errors.join(" ")}</FieldError> : null}
    </fieldset>
  );
}
