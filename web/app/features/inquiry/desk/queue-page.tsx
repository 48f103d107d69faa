import { Form, useNavigate } from "@remix-run/react";
import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { Checkbox } from "~/components/form/checkbox";
import { Badge } from "~/components/ui/badge";
import { Button, buttonClass } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { EmptyState } from "~/components/ui/empty-state";
import { Anchor } from "~/components/ui/link";
import { Pagination } from "~/components/ui/paging/pagination";
import { Select } from "~/components/ui/choice/select";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

import { QueueFilters } from "./queue-filters";
import { filterQuery } from "./queue-filter";
import { useRowKeys } from "~/components/ui/table/use-row-keys";
import { waitText } from "~/lib/format/age";
import { formWords, stateWords } from "./words";

export type QueuePageProps = { queue: Schema<"InquiryList">; query: URLSearchParams; now: string };

/** What visitors have written, as staff work through it: the one that waits longest first. */
export function QueuePage({ queue, query, now }: QueuePageProps) {
  const { results, counts, staff } = queue;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const inSight = results.filter(({ id }) => chosen.has(id));
  const toggle = (id: string) =>
    setChosen(
      (before) =>
        new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  const current = useRowKeys(results.length, {
    open: (index) => void navigate(paths.request(results[index]?.id ?? "")),
    choose: (index) => toggle(results[index]?.id ?? ""),
  });
  useEffect(() => {
    if (current >= 0)
      form.current?.querySelectorAll("tbody tr")[current]?.scrollIntoView({ block: "nearest" });
  }, [current]);
  const waiting = (counts.unread ?? 0) + (counts.open ?? 0);

  return (
    <div className="px-4 pt-6 pb-24 md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-25">
          Requests{" "}
          <span className="tnum ml-2 font-sans text-15 font-normal tracking-normal text-muted">{`${waiting} waiting for us, ${counts.answered ?? 0} for an answer`}</span>
        </h1>
        {queue.count > 0 ? (
          <a
            href={paths.requestsExport(filterQuery(query, { page: "" }))}
            download
            className={buttonClass({})}
          >
            <Download aria-hidden="true" strokeWidth={1.8} className="size-[18px]" />
            {`Export ${queue.count} as CSV`}
          </a>
        ) : null}
      </div>
      <div className="mt-4">
        <QueueFilters query={query} staff={staff} />
      </div>
      {results.length === 0 ? (
        <EmptyState
          className="mt-6"
          level={2}
          art={query.size > 0 ? "lamp" : "cards"}
          title={query.size > 0 ? "No request fits these filters" : "Nothing waits for an answer"}
          text={
            query.size > 0
              ? "Take one away, or search for a part of a name."
              : "What visitors send by the forms Request an expert, Partner with us and Contact arrives here, the one that waits longest first."
          }
        />
      ) : (
        <Form ref={form} method="post" className="mt-5" onSubmit={() => setChosen(new Set())}>
          <table className="w-full border-collapse max-md:block">
            <caption className="sr-only">Requests</caption>
            <thead className="max-md:sr-only">
              <tr className="border-b border-ink text-left text-13 text-muted">
                {["Choose", "From", "About", "Form", "State", "Assigned to", "Received"].map(
                  (title) => (
                    <th
                      key={title}
                      scope="col"
                      className={classNames(
                        "py-2 pr-4 font-medium",
                        title === "Received" ? "text-right" : null,
                      )}
                    >
                      {title === "Choose" ? <span className="sr-only">{title}</span> : title}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody className="max-md:block max-md:border-t max-md:border-ink">
              {results.map((row, index) => (
                <tr
                  key={row.id}
                  className={classNames(
                    "border-b border-line max-md:grid max-md:grid-cols-[auto_1fr_auto] max-md:gap-x-3 max-md:py-2.5",
                    index === current
                      ? "bg-accent-tint shadow-[inset_3px_0_var(--color-accent)]"
                      : "hover:bg-sunken",
                  )}
                >
                  <td className="w-8 py-2 pl-1.5 max-md:row-span-2 max-md:p-0">
                    <Checkbox
                      name="chosen"
                      value={`${row.id}:${row.version}`}
                      checked={chosen.has(row.id)}
                      onChange={() => toggle(row.id)}
                      label={<span className="sr-only">{`Choose the request of ${row.name}`}</span>}
                    />
                  </td>
                  <th scope="row" className="py-2 pr-4 text-left max-md:p-0">
                    <Anchor
                      href={paths.request(row.id)}
                      discover="none"
                      className={classNames(
                        "font-serif text-ink no-underline hover:text-accent",
                        row.state === "unread" ? "font-bold" : "font-semibold",
                      )}
                    >
                      {row.name}
                    </Anchor>
                  </th>
                  <td className="max-w-[28rem] truncate py-2 pr-4 text-ink-2 max-md:col-start-2 max-md:row-start-2 max-md:p-0">
                    {row.subject}
                  </td>
                  <td className="py-2 pr-4 whitespace-nowrap text-muted max-md:hidden">
                    {formWords[row.form]}
                  </td>
                  <td className="py-1 pr-4 max-md:col-start-3 max-md:row-start-1 max-md:p-0">
                    <Badge tone={stateWords[row.state].tone}>{stateWords[row.state].label}</Badge>
                  </td>
                  <td className="py-2 pr-4 whitespace-nowrap text-muted max-md:hidden">
                    {row.assignee?.name ?? "Nobody"}
                  </td>
                  <td className="tnum py-2 text-right whitespace-nowrap text-muted max-md:col-start-3 max-md:row-start-2 max-md:p-0">
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
            hrefFor={(page) => paths.requests(filterQuery(query, { page: String(page) }))}
          />
          <BulkBar chosen={inSight.length} staff={staff} onNone={() => setChosen(new Set())} />
        </Form>
      )}
    </div>
  );
}

/** What can be done with all that are chosen. Without script it is always there. */
function BulkBar({
  chosen,
  staff,
  onNone,
}: {
  chosen: number;
  staff: readonly Schema<"Member">[];
  onNone: () => void;
}) {
  return (
    <div
      role="group"
      aria-label="With the chosen requests"
      className={classNames(
        "mt-5 flex flex-wrap items-center gap-2.5 rounded-card border border-line bg-surface px-4 py-2.5",
        chosen > 0 ? "sticky bottom-4 z-20 mx-auto w-fit shadow-float" : null,
      )}
    >
      <span role="status" className="tnum mr-1 font-semibold">
        {chosen === 0 ? "None chosen" : `${chosen} chosen`}
      </span>
      <Select
        label="What to do"
        hideLabel
        name="do"
        className="w-56"
        defaultValue="close"
        options={[
          { value: "close", label: "Close" },
          ...staff.map(({ id, name }) => ({ value: `assign:${id}`, label: `Assign to ${name}` })),
          { value: "assign:", label: "Assign to nobody" },
        ]}
      />
      <Button type="submit" variant="primary">
        Do it
      </Button>
      {chosen > 0 ? (
        <Button variant="quiet" onClick={onNone}>
          Choose none
        </Button>
      ) : null}
    </div>
  );
}
