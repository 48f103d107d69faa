import { X } from "lucide-react";
import { useState } from "react";

import { Checkbox } from "~/components/form/checkbox";
import { ChoiceGroup } from "~/components/form/choice-group";
import { Combobox } from "~/components/ui/choice/combobox";
import { useHydrated } from "~/components/ui/hydrated";
import type { SelectOption } from "~/components/ui/choice/select";

const most = 6;
const name = "practice_areas";

export type PracticeAreasProps = {
  options: readonly SelectOption[];
  chosen: readonly string[];
  error?: string;
  onChange: () => void;
};

/** Up to six areas: typed and chosen from a list, or without script ticked in a list. */
export function PracticeAreas({ options, chosen: given, error, onChange }: PracticeAreasProps) {
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(given);
  const [typed, setTyped] = useState("");
  if (!hydrated) {
    return (
      <ChoiceGroup
        name={name}
        legend="Practice areas"
        hint="Choose up to 6."
        required
        error={error}
        className="col-span-full"
      >
        <div className="grid max-h-72 gap-2 overflow-y-auto rounded-control border border-edge bg-surface p-3 sm:grid-cols-2">
          {options.map(({ value, label }) => (
            <Checkbox
              key={value}
              name={name}
              value={value}
              label={label}
              defaultChecked={given.includes(value)}
            />
          ))}
        </div>
      </ChoiceGroup>
    );
  }

  function change(next: readonly string[]) {
    setChosen(next);
    onChange();
  }
  const wanted = typed.trim().toLowerCase();
  const offered = options
    .filter(({ value, label }) => !chosen.includes(value) && label.toLowerCase().includes(wanted))
    .map(({ value, label }) => ({ id: value, label }));
  const full = chosen.length >= most;
  return (
    <div className="col-span-full">
      <Combobox
        label="Practice areas"
        name={`${name}_typed`}
        id={`field-${name}`}
        required
        error={error}
        aside={
          <span className="tnum text-13 text-muted">
            {chosen.length === 0 ? "up to 6" : `${chosen.length} of ${most}`}
          </span>
        }
        options={full ? [] : offered}
        defaultValue=""
        placeholder={full ? "Remove one to choose another" : "Type to add"}
        emptyText={
          full ? "These are six. Remove one to choose another." : "No such area. Try another word."
        }
        onQuery={setTyped}
        onChoose={(option) => {
          change([...chosen, option.id]);
          return "";
        }}
      />
      {chosen.length > 0 ? (
        <ul aria-label="Chosen practice areas" className="mt-2 flex flex-wrap gap-1.5">
          {chosen.map((value) => {
            const label = options.find((option) => option.value === value)?.label ?? value;
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
                  <X aria-hidden="true" strokeWidth={2} className="size-3.5" />
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
