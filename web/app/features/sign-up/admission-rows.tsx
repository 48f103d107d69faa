import { Plus, X } from "lucide-react";
import { useState } from "react";

import { Button } from "~/components/ui/button";
import { TextInput } from "~/components/ui/field";
import { FieldError, fieldId } from "~/components/ui/field";
import { Select, type SelectOption } from "~/components/ui/choice/select";
import type { FieldErrors } from "~/lib/response-text";

import { mostAdmissions, type AdmissionRow } from "./sign-up-values";

export type AdmissionRowsProps = {
  rows: readonly AdmissionRow[];
  states: readonly SelectOption[];
  problems: FieldErrors;
  onChange: () => void;
};

/** The bar admissions, one a row. Without script a row is added and taken away by the server. */
export function AdmissionRows({ rows: given, states, problems, onChange }: AdmissionRowsProps) {
  const [rows, setRows] = useState(() => given.map((row, key) => ({ ...row, key })));
  const [next, setNext] = useState(given.length);
  const whole = problems.admissions;

  function add() {
    setRows([...rows, { state: "", number: "", year: "", key: next }]);
    setNext(next + 1);
    window.setTimeout(
      () => document.getElementById(fieldId(`admissions.${rows.length}.state`))?.focus(),
      0,
    );
  }
  function remove(key: number) {
    setRows(rows.filter((row) => row.key !== key));
    window.setTimeout(() => document.getElementById("add-admission")?.focus(), 0);
    onChange();
  }

  return (
    <fieldset id={fieldId("admissions")} tabIndex={-1} className="col-span-full min-w-0">
      <legend className="mb-2 font-550">
        Bar admissions
        <span aria-hidden="true" className="ml-0.5 text-danger">
          *
        </span>
      </legend>
      <div className="divide-y divide-line rounded-card border border-line bg-surface">
        {rows.map((row, index) => {
          const name = (part: string) => `admissions.${index}.${part}`;
          const look = (part: string) => ({
            name: name(part),
            id: fieldId(name(part)),
            error: problems[name(part)],
            required: true,
          });
          return (
            <div
              key={row.key}
              role="group"
              aria-label={`Admission ${index + 1}`}
              className="grid grid-cols-[minmax(0,1fr)_84px_44px] gap-x-2 gap-y-3 px-3.5 py-3.5 sm:grid-cols-[minmax(0,1fr)_150px_92px_36px] sm:gap-x-3 sm:px-4"
            >
              <Select
                {...look("state")}
                label="State"
                className="max-sm:col-span-full"
                options={states}
                placeholder="Choose"
                defaultValue={row.state}
              />
              <TextInput
                {...look("number")}
                label="Bar number"
                maxLength={40}
                defaultValue={row.number}
                autoComplete="off"
                spellCheck={false}
              />
              <TextInput
                {...look("year")}
                label="Year"
                inputMode="numeric"
                maxLength={4}
                defaultValue={row.year}
                autoComplete="off"
              />
              {rows.length > 1 ? (
                <button
                  type="submit"
                  name="intent"
                  value={`remove-${index}`}
                  aria-label={`Remove admission ${index + 1}`}
                  className="mt-[26px] grid size-9 cursor-pointer place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink touch:size-11"
                  onClick={(event) => {
                    event.preventDefault();
                    remove(row.key);
                  }}
                >
                  <X aria-hidden="true" strokeWidth={1.8} className="size-5" />
                </button>
              ) : null}
            </div>
          );
        })}
      </div>
      {whole?.map((text) => (
        <FieldError key={text}>{text}</FieldError>
      ))}
      {rows.length < mostAdmissions ? (
        <Button
          id="add-admission"
          type="submit"
          name="intent"
          value="add"
          variant="quiet"
          className="mt-1.5 -ml-2.5"
          icon={<Plus aria-hidden="true" strokeWidth={1.8} />}
          onClick={(event) => {
            event.preventDefault();
            add();
          }}
        >
          Add an admission
        </Button>
      ) : null}
    </fieldset>
  );
}
