import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

import { Anchor } from "~/components/ui/link";
import { Pagination } from "~/components/ui/paging/pagination";
import { numberText } from "~/lib/format/number";

import type { ListQuery } from "./list-query";

/** The BFF's `web.Page`. */
export type PageOf<Row> = { results: Row[]; count: number; total: number; page: number };

/** The BFF's `web.Cursor`. */
export type CursorOf<Row> = {
  results: Row[];
  older: number | string | null;
  newer: number | string | null;
};

/** `26–50 of 1,284` */
function rangeText({ page, total, count, results }: PageOf<unknown>): string {
  const first = page < total ? (page - 1) * results.length + 1 : count - results.length + 1;
  return `${numberText(first)}–${numberText(first + results.length - 1)} of ${numberText(count)}`;
}

export function ListPages({
  page,
  query,
  to,
  legend,
}: {
  page: PageOf<unknown> | CursorOf<unknown>;
  query: ListQuery;
  to: (query?: URLSearchParams) => string;
  legend?: ReactNode;
}) {
  if (!("older" in page)) {
    return (
      <>
        <div className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-2 text-13 text-muted">
          {legend}
          <p className="tnum">{rangeText(page)}</p>
        </div>
        <Pagination
          className="mt-3"
          page={page.page}
          total={page.total}
          hrefFor={(number) => to(query.with({ page: String(number) }))}
        />
      </>
    );
  }
  const { older, newer } = page;
  const pages =
    older === null && newer === null ? null : (
      <nav aria-label="Pages" className="mt-5 flex justify-between gap-4">
        {newer === null ? (
          <span />
        ) : (
          <Step href={to(query.with({ after: String(newer) }))} rel="prev" />
        )}
        {older === null ? null : (
          <Step href={to(query.with({ before: String(older) }))} rel="next" />
        )}
      </nav>
    );
  return (
    <>
      {legend ? <div className="mt-3 text-13 text-muted">{legend}</div> : null}
      {pages}
    </>
  );
}

function Step({ href, rel }: { href: string; rel: "prev" | "next" }) {
  const Icon = rel === "prev" ? ChevronLeft : ChevronRight;
  return (
    <Anchor
      href={href}
      rel={rel}
      className="inline-flex min-h-10 items-center gap-1.5 rounded-control font-550 text-accent no-underline touch:min-h-11"
    >
      {rel === "prev" ? <Icon className="size-[18px]" /> : null}
      {rel === "prev" ? "Newer" : "Older"}
      {rel === "next" ? <Icon className="size-[18px]" /> : null}
    </Anchor>
  );
}
