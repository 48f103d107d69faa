import { LineField } from "./line";
import type { KindProps } from "./props";

export function PartialDateField(props: KindProps) {
  const { field, present } = props;
  return (
    <LineField
      {...props}
      field={{ ...field, placeholder: field.placeholder ?? "2024-05" }}
      present={{ ...present, hint: present.hint ?? field.hint ?? "Year, month, or day." }}
    />
  );
}
