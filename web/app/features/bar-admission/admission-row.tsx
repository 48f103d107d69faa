import { ExternalLink } from "lucide-react";

import { DeclaredField } from "~/components/form/declared-field";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Button, buttonClass } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { DateText } from "~/components/ui/date";
import { TextLink } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";
import { refuseAdmissionForm } from "~/lib/form/declared/refuse-admission.gen";
import { type FormResult } from "~/lib/form/form-result";
import { waitText } from "~/lib/format/age";

import { AdmissionKey } from "./admission-key";
import { admissionWords, emailText } from "./admission-words";
import { UndoForm } from "./undo-form";

type AdmissionRowProps = {
  row: Schema<"WaitingAdmission">;
  /** Its button is the primary one. */
  first: boolean;
  now: string;
  /** Of this admission. */
  result: FormResult | null | undefined;
};

export function AdmissionRow({ row, first, now, result }: AdmissionRowProps) {
  const sending = useSending();
  const pending = sending?.get("admission_id") === row.id ? sending.get("do") : null;
  const refusal = result?.form === "refuse" ? result : null;
  return (
    <li
      id={row.id}
      className="grid scroll-mt-4 items-start gap-x-8 gap-y-3 border-b border-line py-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_26rem]"
    >
      {result && !refusal ? (
        <div className="col-span-full">
          <FormProblems result={result} />
        </div>
      ) : null}
      <div className="min-w-0">
        <h2 className="text-17 font-semibold">{row.name}</h2>
        <p className="text-ink-2">{[row.role, row.firm].filter(Boolean).join(", ")}</p>
        <p className="text-13 wrap-anywhere text-muted">
          {[row.place, row.email].filter(Boolean).join(" · ")}
        </p>
      </div>
      <div className="min-w-0">
        <p>
          {row.state_name} <b className="tnum font-semibold">{row.number}</b>,{" "}
          <span className="tnum">{row.year}</span>
        </p>
        {row.register ? (
          <p className="text-13">
            <span className="text-muted">Register:</span>{" "}
            <TextLink href={row.register.url} target="_blank" className="touch:py-1.5">
              {row.register.name}
              <ExternalLink aria-hidden="true" className="ml-1 inline size-3.5 align-[-2px]" />
              <span className="sr-only"> (opens in a new tab)</span>
            </TextLink>
          </p>
        ) : null}
        <p className="text-13 text-muted">
          {row.decided_at ? (
            <>
              {row.status === "confirmed" ? "Confirmed" : "Refused"} by {row.decided_by},{" "}
              <DateText at={row.decided_at} />
              {row.tells_at ? `. ${emailText(row.tells_at, now)}` : null}
            </>
          ) : (
            <>Waits {waitText(row.submitted_at, now)}</>
          )}
        </p>
        {row.reason ? (
          <p className="mt-1 text-13 whitespace-pre-line text-ink-2">{row.reason}</p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-start gap-2 lg:justify-end">
        {row.can_undo ? <UndoForm row={row} pending={pending === "undo"} /> : null}
        {row.status === "confirmed" ? null : (
          <PostForm>
            <AdmissionKey row={row} />
            <Button
              type="submit"
              variant={first && row.status === "pending" ? "primary" : "secondary"}
              size="sm"
              name="do"
              value="confirm"
              pending={pending === "confirm"}
            >
              Confirm
              <span className="sr-only"> {admissionWords(row)}</span>
            </Button>
          </PostForm>
        )}
        {row.status === "refused" ? null : (
          <details open={Boolean(refusal)} className="min-w-0 open:w-full">
            <summary
              className={classNames(
                buttonClass({ size: "sm" }),
                "list-none [&::-webkit-details-marker]:hidden",
              )}
            >
              Refuse…
              <span className="sr-only"> {admissionWords(row)}</span>
            </summary>
            <PostForm
              noValidate
              className="mt-3 grid gap-2.5"
              aria-label={`Refuse ${admissionWords(row)}`}
            >
              <AdmissionKey row={row} />
              <DeclaredField
                key={refusal?.attempt}
                field={refuseAdmissionForm.reason}
                values={refusal?.values}
                problems={
                  refusal?.message && !refusal.errors.reason
                    ? { reason: [refusal.message] }
                    : refusal?.errors
                }
                id={`reason-${row.id}`}
                hint="Emailed to the attorney exactly as written."
                rows={2}
              />
              <Button
                type="submit"
                variant="danger"
                size="sm"
                name="do"
                value="refuse"
                pending={pending === "refuse"}
                className="justify-self-start"
              >
                Refuse and tell
              </Button>
            </PostForm>
          </details>
        )}
      </div>
    </li>
  );
}
