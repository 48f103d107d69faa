import { useState } from "react";

import { PhoneField } from "~/components/form/phone-field";
import { Segmented } from "~/components/form/segmented";
import { classNames } from "~/components/ui/class-names";
import { TextArea, TextInput } from "~/components/ui/field";
import { Select } from "~/components/ui/choice/select";
import type { Schema } from "~/lib/api-types";
import { textOf, type FormValues } from "~/lib/form/form-result";
import { numberText } from "~/lib/format/number";

import type { PlacedField } from "./arrangement";

export type InquiryFieldProps = {
  field: Schema<"Field">;
  placed: PlacedField;
  values: FormValues;
  error?: readonly string[];
};

/** One question of a form, by its kind. */
export function InquiryField({ field, placed, values, error }: InquiryFieldProps) {
  const { name, label, required, max } = field;
  const value = textOf(values, name);
  const className = classNames("col-span-full", placed.half ? "sm:col-span-1" : null);
  const look = {
    name,
    label,
    required,
    className,
    error,
    hint: placed.hint,
    aside: placed.aside ? <span className="text-13 text-muted">{placed.aside}</span> : undefined,
  };
  switch (field.kind) {
    case "phone":
      return (
        <PhoneField
          {...look}
          required={false}
          optional
          defaultValue={value}
          defaultCountry={textOf(values, `${name}_country`) || undefined}
        />
      );
    case "choice":
      return placed.segmented ? (
        <Segmented
          name={name}
          legend={label}
          required={required}
          options={field.choices}
          defaultValue={value}
          error={error?.[0]}
          className={className}
        />
      ) : (
        <Select {...look} options={field.choices} placeholder="Choose" defaultValue={value} />
      );
    case "long-text":
      return <CountedText {...look} max={max} rows={placed.rows} defaultValue={value} />;
    default:
      return (
        <TextInput
          {...look}
          type={field.kind === "email" ? "email" : "text"}
          maxLength={max || undefined}
          defaultValue={value}
          placeholder={placed.placeholder}
          autoComplete={placed.autoComplete ?? "off"}
          {...(field.kind === "email"
            ? { autoCapitalize: "none", spellCheck: false, inputMode: "email" as const }
            : null)}
        />
      );
  }
}

/** A long text that tells how much of its room is used. */
function CountedText({
  max,
  defaultValue,
  rows = 4,
  ...rest
}: {
  max: number;
  defaultValue: string;
  name: string;
  label: string;
  required: boolean;
  rows?: number;
  className: string;
  error?: readonly string[];
}) {
  const [length, setLength] = useState([...defaultValue].length);
  const used = `${numberText(length)} of ${numberText(max)}`;
  return (
    <TextArea
      {...rest}
      rows={rows}
      style={{ minHeight: `${rows * 1.5 + 1.5}em` }} // the field grows with its content, from this on
      defaultValue={defaultValue}
      aside={
        <span
          className={classNames(
            "tnum text-13",
            length > max ? "font-medium text-danger" : "text-muted",
          )}
        >
          {used}
        </span>
      }
      onChange={(event) => setLength([...event.target.value].length)}
    />
  );
}
