import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";

import { Badge } from "~/components/ui/badge";
import { classNames } from "~/components/ui/class-names";
import { EmptyState } from "~/components/ui/empty-state";
import { Anchor } from "~/components/ui/link";
import { Pagination } from "~/components/ui/paging/pagination";
import { useRowKeys } from "~/components/ui/table/use-row-keys";
import type { Schema } from "~/lib/api-types";
import { waitText } from "~/lib/format/age";
import { paths } from "~/lib/paths";

import { filterQuery } from "./claim-filter";
import { ClaimFilters } from "./claim-filters";
import { modeWords, purposeWords, stateWords } from "./words";

const columns = ["Profile", "Claimant", "Proof", "For", "State", "Begun"] as const;

/** The claims that fit, the one that waits longest first. */
export function ClaimQueue({
  queue,
  query,
  now,
}: {
  queue: Schema<"ClaimQueue">;
  query: URLSearchParams;
  now: string;
}) {
  const { results } = queue;
  const navigate = useNavigate();
  const body = useRef<HTMLTableSectionElement>(null);
  const current = useRowKeys(results.length, {
    open: (index) => void navigate(paths.claim(results[index]?.id ?? "")),
    choose: () => undefined,
  });
  useEffect(() => {
    if (current >= 0) body.current?.rows[current]?.scrollIntoView({ block: "nearest" });
  }, [current]);

  return (
    <>
      <ClaimFilters query={query} counts={queue.counts} />
      {results.length === 0 ? (
        <EmptyState
          className="mt-6"
          level={2}
          art={query.size > 0 ? "lamp" : "cards"}
          title={query.size > 0 ? "No claim fits these filters" : "Nothing waits for a decision"}
          text={
            query.size > 0
              ? "Take one away, or search for a part of a name."
              : "Claims with a document and disputes arrive here. Claims that a code has proved need nobody; choose a state to see them."
          }
        />
      ) : (
        <>
          <table className="mt-5 w-full border-collapse max-md:block">
            <caption className="sr-only">Claims</caption>
            <thead className="max-md:sr-only">
              <tr className="border-b border-ink text-left text-13 text-muted">
                {columns.map((title) => (
                  <th
                    key={title}
                    scope="col"
                    className={classNames(
                      "py-2 pr-4 font-medium first:pl-1.5",
                      title === "Begun" ? "text-right" : null,
                    )}
                  >
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody ref={body} className="max-md:block max-md:border-t max-md:border-ink">
              {results.map((row, index) => (
                <tr
                  key={row.id}
                  className={classNames(
                    "border-b border-line max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:py-2.5",
                    index === current
                      ? "bg-accent-tint shadow-[inset_3px_0_var(--color-accent)]"
                      : "hover:bg-sunken",
                  )}
                >
                  <th
                    scope="row"
                    className="py-2 pr-4 pl-1.5 text-left max-md:col-start-1 max-md:row-start-1 max-md:p-0"
                  >
                    <Anchor
                      href={paths.claim(row.id)}
                      discover="none"
                      className={classNames(
                        "font-serif text-ink no-underline hover:text-accent",
                        row.waits ? "font-bold" : "font-semibold",
                      )}
                    >
                      {row.expert_name || "A removed profile"}
                    </Anchor>
                    <span className="tnum ml-2 whitespace-nowrap font-sans text-13 font-normal text-muted">
                      {row.reference}
                    </span>
                  </th>
                  <td className="max-w-[20rem] truncate py-2 pr-4 text-ink-2 max-md:whitespace-normal max-md:col-start-1 max-md:row-start-2 max-md:p-0">
                    <bdi>{row.name || (row.taken ? "has taken it" : "not known by name")}</bdi>
                    <span className="text-muted md:hidden">
                      {" "}
                      · {purposeWords[row.purpose]}, {modeWords[row.mode].toLowerCase()}
                    </span>
                  </td>
                  <td className="py-2 pr-4 whitespace-nowrap text-muted max-md:hidden">
                    {modeWords[row.mode]}
                  </td>
                  <td className="py-2 pr-4 whitespace-nowrap text-muted max-md:hidden">
                    {purposeWords[row.purpose]}
                  </td>
                  <td className="py-1 pr-4 max-md:col-start-2 max-md:row-start-1 max-md:p-0 max-md:text-right">
                    <Badge tone={stateWords[row.state].tone}>{stateWords[row.state].label}</Badge>
                  </td>
                  <td className="tnum py-2 text-right whitespace-nowrap text-muted max-md:col-start-2 max-md:row-start-2 max-md:p-0">
                    <time dateTime={row.created_at} title={row.created_at}>
                      {waitText(row.created_at, now)}
                    </time>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <Pagination
            className="mt-5"
            page={queue.page}
            total={queue.total}
            hrefFor={(page) => paths.claims(filterQuery(query, { page: String(page) }))}
          />
        </>
      )}
    </>
  );
}
