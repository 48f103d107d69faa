import { Plus, X } from "lucide-react";
import { useState } from "react";

import { DeclaredField } from "~/components/form/declared-field";
import { Button } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { FieldError, fieldId } from "~/components/ui/field";
import { addRecord, recordsIn, removeRecord } from "~/lib/form/records";

import type { KindProps } from "./props";

/** Without script, the server adds and removes rows. */
export function RecordsField({ field, values, problems, present }: KindProps) {
  const { name, label, required, row: noun = "entry", fields = [], max = Infinity } = field;
  const [rows, setRows] = useState(() =>
    recordsIn(field, values, required || !present.startEmpty ? 1 : 0).map((record, key) => ({
      record,
      key,
    })),
  );
  const [next, setNext] = useState(rows.length);
  const addId = `add-${name}`;
  const hasYear = fields.some(({ kind }) => kind === "year");

  function add() {
    setRows([...rows, { record: {}, key: next }]);
    setNext(next + 1);
    focusLater(fieldId(`${name}.${rows.length}.${fields[0]?.name ?? ""}`));
  }
  function remove(key: number) {
    setRows(rows.filter((row) => row.key !== key));
    focusLater(addId);
    present.onChange?.();
  }

  return (
    <fieldset id={fieldId(name)} tabIndex={-1} className={present.className}>
      <legend className="mb-2 font-550">
        {label}
        {required ? (
          <span aria-hidden="true" className="ml-0.5 text-danger">
            *
          </span>
        ) : null}
      </legend>
      {field.hint ? <p className="-mt-1 mb-2 text-13 text-muted">{field.hint}</p> : null}
      <div className="divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
        {rows.map(({ record, key }, index) => {
          const prefix = `${name}.${index}.`;
          return (
            <div
              key={key}
              role="group"
              aria-label={`${capital(noun)} ${index + 1}`}
              className="flex items-start gap-2 px-3.5 py-3.5 sm:gap-3 sm:px-4"
            >
              <div
                className={classNames(
                  "grid min-w-0 flex-1 gap-x-2 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-3",
                  hasYear ? "grid-cols-[minmax(0,1fr)_84px]" : "grid-cols-2",
                )}
              >
                {fields.map((inner) => (
                  <DeclaredField
                    key={inner.name}
                    field={{ ...inner, name: prefix + inner.name }}
                    values={{ [prefix + inner.name]: [record[inner.name] ?? ""] }}
                    problems={problems}
                    className={
                      inner.kind === "text" && !hasYear
                        ? "max-sm:col-span-full sm:flex-1"
                        : (widths[inner.kind] ?? "sm:flex-1")
                    }
                  />
                ))}
              </div>
              {rows.length > 1 || (present.startEmpty && !required) ? (
                <button
                  type="submit"
                  name="intent"
                  value={removeRecord(name, index)}
                  aria-label={`Remove ${noun} ${index + 1}`}
                  className="mt-[26px] grid size-9 flex-none cursor-pointer place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink touch:size-11"
                  onClick={(event) => {
                    event.preventDefault();
                    remove(key);
                  }}
                >
                  <X className="size-5" />
                </button>
              ) : null}
            </div>
          );
        })}
      </div>
      {problems[name]?.map((text) => (
        <FieldError key={text}>{text}</FieldError>
      ))}
      {rows.length < max ? (
        <Button
          id={addId}
          type="submit"
          name="intent"
          value={addRecord(name)}
          variant="quiet"
          className="mt-1.5 -ml-2.5"
          icon={<Plus />}
          onClick={(event) => {
            event.preventDefault();
            add();
          }}
        >
          Add {/^[aeiou]/.test(noun) ? "an" : "a"} {noun}
        </Button>
      ) : null}
    </fieldset>
  );
}

const widths: Partial<Record<KindProps["field"]["kind"], string>> = {
  "long-text": "col-span-full sm:basis-full",
  year: "sm:w-[92px] sm:flex-none",
  state: "max-sm:col-span-full sm:flex-[1.4]",
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function focusLater(id: string) {
  window.setTimeout(() => document.getElementById(id)?.focus(), 0);
}
