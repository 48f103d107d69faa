import { ChoiceGroup } from "~/components/form/choice-group";
import { Select } from "~/components/ui/choice/select";

import type { KindProps } from "./props";

const spareRows = 2;

/** Leaves two empty rows, so it works without script. */
export function LanguagesField({ field, values, problems, present }: KindProps) {
  const languages = values[`${field.name}.language`] ?? [];
  const levels = values[`${field.name}.level`] ?? [];
  const rows = Math.min(field.max ?? Infinity, languages.length + spareRows);
  return (
    <ChoiceGroup
      name={field.name}
      legend={present.label ?? field.label}
      hint={present.hint ?? field.hint}
      required={field.required}
      error={problems[field.name]?.join(" ")}
      className={present.className}
    >
      <div className="grid gap-2">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="grid grid-cols-2 gap-2">
            <Select
              label={`Language ${row + 1}`}
              hideLabel
              name={`${field.name}.language`}
              id={`field-${field.name}-language-${row}`}
              options={field.listed ?? []}
              placeholder="Language"
              defaultValue={languages[row] ?? ""}
            />
            <Select
              label={`Level of language ${row + 1}`}
              hideLabel
              name={`${field.name}.level`}
              id={`field-${field.name}-level-${row}`}
              options={field.choices ?? []}
              placeholder="Level"
              defaultValue={levels[row] ?? ""}
            />
          </div>
        ))}
      </div>
    </ChoiceGroup>
  );
}
