import { useEffect, useState } from "react";

import { Segmented } from "~/components/form/segmented";
import { fieldId } from "~/components/ui/field";
import { Select, type SelectGroup, type SelectOption } from "~/components/ui/choice/select";
import type { Choice } from "~/lib/form/declared-form";
import { textOf } from "~/lib/form/form-result";

import { lookOf, startOf, type KindProps } from "./props";

export function grouped(choices: readonly Choice[]): (SelectOption | SelectGroup)[] {
  const entries: (SelectOption | (SelectGroup & { options: SelectOption[] }))[] = [];
  for (const { value, label, group } of choices) {
    const last = entries[entries.length - 1];
    if (group === undefined) entries.push({ value, label });
    else if (last && "options" in last && last.label === group) last.options.push({ value, label });
    else entries.push({ label: group, options: [{ value, label }] });
  }
  return entries;
}

/** A choice that depends on another field follows it. Without script, all are offered. */
export function ChoiceField(props: KindProps) {
  const { field, values, problems, present } = props;
  const parent = useParent(
    field.depends_on,
    values[field.depends_on ?? ""] && textOf(values, field.depends_on ?? ""),
  );
  const all = field.choices ?? field.listed ?? [];
  const choices = parent ? all.filter(({ of }) => of === undefined || of === parent) : all;
  return present.segmented ? (
    <Segmented
      name={field.name}
      legend={present.label ?? field.label}
      required={field.required}
      options={choices}
      defaultValue={startOf(props)}
      error={problems[field.name]?.[0]}
      className={present.className}
    />
  ) : (
    <Select
      key={parent}
      {...lookOf(props)}
      options={grouped(choices)}
      placeholder={present.placeholder ?? "Choose"}
      autoComplete={field.autocomplete}
      defaultValue={startOf(props)}
    />
  );
}

function useParent(name: string | undefined, start: string | undefined): string | undefined {
  const [value, setValue] = useState(start);
  useEffect(() => {
    const control = name ? document.getElementById(fieldId(name)) : null;
    if (!(control instanceof HTMLSelectElement)) return;
    const follow = () => setValue(control.value);
    control.addEventListener("change", follow);
    return () => control.removeEventListener("change", follow);
  }, [name]);
  return value;
}
