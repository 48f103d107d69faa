import { useState } from "react";

import { Checkbox } from "~/components/form/checkbox";
import { ChoiceGroup } from "~/components/form/choice-group";
import { fieldId, TextInput } from "~/components/ui/field";
import { textOf } from "~/lib/form/form-result";

import type { KindProps } from "./props";

/** Two partial dates and, if it may go on, a checkbox that closes the second. */
export function DateRangeField({ field, values, problems, present }: KindProps) {
  const { name, open_end: openEnd } = field;
  const [goesOn, setGoesOn] = useState((values[`${name}.current`] ?? []).length > 0);
  const part = (which: "start" | "end") => ({
    name: `${name}.${which}`,
    id: fieldId(`${name}.${which}`),
    defaultValue: textOf(values, `${name}.${which}`),
    error: problems[`${name}.${which}`],
    placeholder: "2024-05",
    maxLength: 10,
    autoComplete: "off",
  });
  return (
    <ChoiceGroup
      name={name}
      legend={present.label ?? field.label}
      hint={present.hint ?? field.hint ?? "Year, month, or day."}
      required={field.required}
      error={problems[name]?.join(" ")}
      className={present.className}
    >
      <div className="grid grid-cols-2 items-start gap-3">
        <TextInput label="Start" {...part("start")} />
        <TextInput label="End" {...part("end")} disabled={goesOn} />
        {openEnd === undefined ? null : (
          <Checkbox
            className="col-span-2"
            name={`${name}.current`}
            id={fieldId(`${name}.current`)}
            value="yes"
            label={openEnd}
            defaultChecked={goesOn}
            onChange={(event) => setGoesOn(event.target.checked)}
          />
        )}
      </div>
    </ChoiceGroup>
  );
}
