import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Button, buttonClass } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { DateText } from "~/components/ui/date";
import { EmptyState } from "~/components/ui/empty-state";
import { Anchor } from "~/components/ui/link";
import { Pagination } from "~/components/ui/paging/pagination";
import type { Schema } from "~/lib/api-types";
import { textOf, type FormResult } from "~/lib/form/form-result";
import { waitText } from "~/lib/format/age";
import { paths } from "~/lib/paths";
import { DeclaredField } from "~/components/form/declared-field";
import { refuseAdmissionForm } from "~/lib/form/declared/refuse-admission.gen";

import { statuses, statusWords, type AdmissionStatus } from "./admission-status";

type AdmissionQueueProps = {
  list: Schema<"AdmissionList">;
  status: AdmissionStatus;
  now: string;
  result: FormResult | null | undefined;
};

const href = (status: AdmissionStatus, page?: number) =>
  paths.claims({
    tab: "bar-admissions",
    status: status === "pending" ? "" : status,
    page: page === undefined ? "" : String(page),
  });

/** Longest wait first. One press confirms; a refusal needs a reason, which is emailed. */
export function AdmissionQueue({ list, status, now, result }: AdmissionQueueProps) {
  return (
    <>
      <nav aria-label="Admissions by status" className="mt-4 flex flex-wrap gap-1.5">
        {statuses.map((one) => (
          <Anchor
            key={one}
            href={href(one)}
            aria-current={one === status ? "true" : undefined}
            className={classNames(
              "inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 text-13 font-medium no-underline touch:min-h-11",
              one === status
                ? "border-ink bg-ink text-paper"
                : "border-line-2 text-ink hover:border-edge",
            )}
          >
            {statusWords[one]}
            <span className="tnum">{list.counts[one] ?? 0}</span>
          </Anchor>
        ))}
      </nav>
      {list.results.length === 0 ? (
        <EmptyState
          className="mt-6"
          art="cards"
          title={status === "pending" ? "No admission waits" : `No admission is ${status}`}
          text="Attorneys add a bar admission when they want attorney-only details. Confirming one opens them."
        />
      ) : (
        <ul className="mt-4 border-t border-ink">
          {list.results.map((row, index) => (
            <AdmissionRow
              key={row.id}
              row={row}
              first={index === 0}
              now={now}
              result={textOf(result?.values, "admission_id") === row.id ? result : null}
            />
          ))}
        </ul>
      )}
      <Pagination
        className="mt-5"
        page={list.page}
        total={list.total}
        hrefFor={(page) => href(status, page)}
      />
    </>
  );
}

function AdmissionRow({
  row,
  first,
  now,
  result,
}: {
  row: Schema<"WaitingAdmission">;
  first: boolean;
  now: string;
  result: FormResult | null | undefined;
}) {
  const sending = useSending();
  const pending = sending?.get("admission_id") === row.id ? sending.get("do") : null;
  return (
    <li
      id={row.id}
      className="grid scroll-mt-4 items-start gap-x-8 gap-y-3 border-b border-line py-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_26rem]"
    >
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
        <p className="text-13 text-muted">
          {row.decided_at ? (
            <>
              {row.status === "confirmed" ? "Confirmed" : "Refused"} by {row.decided_by},{" "}
              <DateText at={row.decided_at} />
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
        {row.status === "confirmed" ? null : (
          <PostForm>
            <input type="hidden" name="admission_id" value={row.id} />
            <Button
              type="submit"
              variant={first && row.status === "pending" ? "primary" : "secondary"}
              size="sm"
              name="do"
              value="confirm"
              pending={pending === "confirm"}
            >
              Confirm
              <span className="sr-only">{` ${row.state_name} ${row.number} of ${row.name}`}</span>
            </Button>
          </PostForm>
        )}
        {row.status === "refused" ? null : (
          <details open={Boolean(result)} className="min-w-0 open:w-full">
            <summary
              className={classNames(
                buttonClass({ size: "sm" }),
                "list-none [&::-webkit-details-marker]:hidden",
              )}
            >
              Refuse…
              <span className="sr-only">{` ${row.state_name} ${row.number} of ${row.name}`}</span>
            </summary>
            <PostForm
              noValidate
              className="mt-3 grid gap-2.5"
              aria-label={`Refuse ${row.state_name} ${row.number} of ${row.name}`}
            >
              <input type="hidden" name="admission_id" value={row.id} />
              <DeclaredField
                key={result?.attempt}
                field={refuseAdmissionForm.reason}
                values={result?.values}
                problems={
                  result?.message && !result.errors.reason
                    ? { reason: [result.message] }
                    : result?.errors
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
