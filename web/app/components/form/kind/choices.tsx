import { X } from "lucide-react";
import { useState } from "react";

import { Checkbox } from "~/components/form/checkbox";
import { ChoiceGroup } from "~/components/form/choice-group";
import { Combobox } from "~/components/ui/choice/combobox";
import { fieldId } from "~/components/ui/field";
import { useHydrated } from "~/components/ui/hydrated";

import { lookOf, type KindProps } from "./props";

/** From this many on, choices are typed and picked from a list. */
const manyChoices = 8;

/** Checkboxes, or a text field with suggestions for long lists. */
export function ChoicesField(props: KindProps) {
  const hydrated = useHydrated();
  const many = (props.field.choices ?? []).length > manyChoices;
  return many && hydrated ? <Picked {...props} /> : <Checked {...props} scrolls={many} />;
}

function Checked({ field, values, problems, present, scrolls }: KindProps & { scrolls: boolean }) {
  const chosen = values[field.name] ?? [];
  return (
    <ChoiceGroup
      name={field.name}
      legend={present.label ?? field.label}
      hint={present.hint ?? field.hint ?? (field.max ? `Choose up to ${field.max}.` : undefined)}
      required={field.required}
      error={problems[field.name]?.join(" ")}
      className={present.className}
    >
      <div
        className={
          scrolls
            ? "grid max-h-72 gap-2 overflow-y-auto rounded-control border border-edge bg-surface p-3 sm:grid-cols-2"
            : "grid gap-2.5"
        }
      >
        {(field.choices ?? []).map(({ value, label }) => (
          <Checkbox
            key={value}
            name={field.name}
            value={value}
            label={label}
            detail={present.details?.[value]}
            defaultChecked={chosen.includes(value)}
            aria-invalid={problems[field.name] ? true : undefined}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

function Picked(props: KindProps) {
  const { field, values, present } = props;
  const { name, max = Infinity, choices = [] } = field;
  const [chosen, setChosen] = useState<readonly string[]>(() => values[name] ?? []);
  const [typed, setTyped] = useState("");
  const full = chosen.length >= max;
  const wanted = typed.trim().toLowerCase();
  const offered = choices
    .filter(({ value, label }) => !chosen.includes(value) && label.toLowerCase().includes(wanted))
    .map(({ value, label }) => ({ id: value, label }));

  function change(next: readonly string[]) {
    setChosen(next);
    present.onChange?.();
  }
  return (
    <div className={present.className}>
      <Combobox
        {...lookOf(props)}
        className={undefined}
        name={`${name}_typed`}
        id={fieldId(name)}
        aside={
          <span className="tnum text-13 text-muted">
            {chosen.length === 0 ? `up to ${max}` : `${chosen.length} of ${max}`}
          </span>
        }
        options={full ? [] : offered}
        defaultValue=""
        placeholder={full ? "Remove one to choose another" : "Type to add"}
        emptyText={
          full
            ? `You’ve chosen ${max}. Remove one to choose another.`
            : "No results. Try another word."
        }
        onQuery={setTyped}
        onChoose={(option) => {
          change([...chosen, option.id]);
          return "";
        }}
      />
      {chosen.length > 0 ? (
        <ul
          aria-label={`Chosen ${field.label.toLowerCase()}`}
          className="mt-2 flex flex-wrap gap-1.5"
        >
          {chosen.map((value) => {
            const label = choices.find((choice) => choice.value === value)?.label ?? value;
            return (
              <li
                key={value}
                className="inline-flex items-center rounded-full bg-accent-tint pl-3 text-13 font-550 text-accent"
              >
                <input type="hidden" name={name} value={value} />
                {label}
                <button
                  type="button"
                  aria-label={`Remove ${label}`}
                  className="grid size-7 cursor-pointer place-items-center rounded-full touch:size-11"
                  onClick={() => change(chosen.filter((other) => other !== value))}
                >
                  <X strokeWidth={2} className="size-3.5" />
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
