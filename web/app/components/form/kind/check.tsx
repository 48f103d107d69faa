import { Checkbox } from "~/components/form/checkbox";
import { fieldId } from "~/components/ui/field";

import { startOf, type KindProps } from "./props";

const yes = "yes";

export function CheckField(props: KindProps) {
  const { field, problems, present } = props;
  const value = field.value ?? yes;
  return (
    <Checkbox
      className={present.className}
      id={present.id ?? fieldId(field.name)}
      name={field.name}
      value={value}
      required={field.required}
      defaultChecked={startOf(props) === value}
      error={problems[field.name]?.[0]}
      detail={present.hint ?? field.hint}
      label={
        <>
          {present.content ?? present.label ?? field.label}
          {field.required ? (
            <span aria-hidden="true" className="ml-0.5 text-danger">
              *
            </span>
          ) : null}
        </>
      }
    />
  );
}
