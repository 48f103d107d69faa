import { useRef } from "react";

import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { DraftNote } from "~/components/form/draft-note";
import { FormProblems } from "~/components/form/form-problems";
import { half, PlacedFields, wide } from "~/components/form/placed-fields";
import { draftOf, useFormDraft } from "~/components/form/use-form-draft";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { DateText } from "~/components/ui/date";
import type { Schema } from "~/lib/api-types";
import type { FormResultWith, FormValues } from "~/lib/form/form-result";
import { attorneyRecordForm as declared } from "~/lib/form/declared/attorney-record.gen";

import { AdmissionNote } from "./admission-note";
import { stateOfAdmissions } from "./admission-state";
import type { RecordExtra } from "./record.server";

type RecordFormProps = {
  record: Schema<"AttorneyRecord"> | null;
  values: FormValues;
  result: FormResultWith<RecordExtra> | undefined;
};

const fields = [
  half(declared.first_name),
  half(declared.last_name),
  wide(declared.firm),
  wide(declared.admissions),
  wide(declared.phone),
  half(declared.role),
  half(declared.time_zone),
  wide(declared.practice_areas),
  half(declared.city),
  half(declared.state),
];

const valuesOf = draftOf(["intent"]);

const statusWords = {
  pending: { label: "Under review", tone: "warning" },
  confirmed: { label: "Confirmed", tone: "success" },
  refused: { label: "Not confirmed", tone: "danger" },
} as const;

export function RecordForm({ record, values: stored, result }: RecordFormProps) {
  const pending = useSending() !== null;
  const form = useRef<HTMLFormElement>(null);
  const version = result?.version ?? String(record?.version ?? 0);
  const draft = useFormDraft("practice", form, valuesOf, { basis: version });
  const values = result?.values ?? draft.values ?? stored;
  const problems = result?.errors ?? {};
  return (
    <>
      <AdmissionNote state={stateOfAdmissions(record)} className="mt-5" />
      {record && record.admissions.length > 0 ? (
        <ul aria-label="Your admissions" className="mt-6 border-t border-line">
          {record.admissions.map(
            ({ id, state_name, number, year, status, reason, submitted_at, decided_at }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line py-3"
              >
                <div className="min-w-0">
                  <p className="font-550">
                    {state_name}, <span className="tnum">{number}</span>, admitted{" "}
                    <span className="tnum">{year}</span>
                  </p>
                  <p className="text-13 text-muted">
                    {decided_at ? "Decided" : "Submitted"}{" "}
                    <DateText at={decided_at ?? submitted_at} />
                    {reason ? `: ${reason}` : null}
                  </p>
                </div>
                <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>
              </li>
            ),
          )}
        </ul>
      ) : null}
      <PostForm
        ref={form}
        onInput={draft.onInput}
        key={`${version}-${result?.attempt ?? ""}-${draft.values ? "restored" : "typed"}`}
        noValidate
        aria-label="Your practice"
        className="mt-7 grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2"
      >
        <input type="hidden" name="version" value={version} />
        {/* Enter presses a form's first button. */}
        <button
          type="submit"
          name="intent"
          value="save"
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
        >
          Save
        </button>
        <div className="col-span-full empty:hidden">
          <FormProblems result={result} form={declared} />
        </div>
        <DraftNote draft={draft} className="col-span-full" />
        <PlacedFields
          fields={fields}
          values={values}
          problems={problems}
          onChange={draft.onInput}
        />
        <div className="col-span-full flex flex-wrap items-center gap-3">
          <Button type="submit" name="intent" value="save" variant="primary" pending={pending}>
            Save
          </Button>
          <p className="text-13 text-muted">We re-verify new or edited admissions.</p>
        </div>
      </PostForm>
    </>
  );
}
