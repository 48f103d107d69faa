import { FormProblems } from "~/components/form/form-problems";
import { classNames } from "~/components/ui/class-names";
import { EmptyState } from "~/components/ui/empty-state";
import { Anchor } from "~/components/ui/link";
import { Pagination } from "~/components/ui/paging/pagination";
import type { Schema } from "~/lib/api-types";
import { textOf, type FormResult } from "~/lib/form/form-result";
import { paths } from "~/lib/paths";

import { AdmissionRow } from "./admission-row";
import { statuses, statusWords, type AdmissionStatus } from "./admission-status";
import { RecentDecisions } from "./recent-decisions";

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

/**
 * Longest wait first. One press confirms; a refusal needs a reason, which is emailed. Until then,
 * the person who decided can undo it.
 */
export function AdmissionQueue({ list, status, now, result }: AdmissionQueueProps) {
  const failedId = textOf(result?.values, "admission_id");
  const failedRow = list.results.find((row) => row.id === failedId);
  return (
    <>
      {result && !failedRow ? <FailedElsewhere result={result} /> : null}
      {status === "pending" && list.recent.length > 0 ? (
        <RecentDecisions decisions={list.recent} now={now} />
      ) : null}
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
              result={row === failedRow ? result : null}
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

/** A decision that failed on an admission that has left this list. */
function FailedElsewhere({ result }: { result: FormResult }) {
  const reason = textOf(result.values, "reason");
  return (
    <div className="mt-4 grid gap-2">
      <FormProblems result={result} />
      {reason ? (
        <p className="text-13 whitespace-pre-line">
          <span className="text-muted">You wrote:</span> {reason}
        </p>
      ) : null}
    </div>
  );
}
