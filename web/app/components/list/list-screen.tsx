import { Download } from "lucide-react";
import type { ReactNode } from "react";

import { buttonClass } from "~/components/ui/button";
import { countText } from "~/lib/format/number";

import { DataList, useListQuery, type DataListProps } from "./data-list";

type ListScreenProps<Row> = DataListProps<Row> & {
  title: string;
  /** Replaces the number of rows beside the title. */
  summary?: ReactNode;
  actions?: ReactNode;
  /** An export that is logged is posted. */
  exported?: { to: (query?: URLSearchParams) => string; method?: "post" };
  /** Between the head and the filters. */
  children?: ReactNode;
};

export function ListScreen<Row>({
  title,
  summary,
  actions,
  exported,
  children,
  ...list
}: ListScreenProps<Row>) {
  const { page, noun, filters, columns } = list;
  const query = useListQuery(filters, columns);
  const [one, several] = query.narrowed ? noun.map((word) => `matching ${word}`) : noun;
  return (
    <div className="px-4 pt-6 pb-24 md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-25">
          {title}{" "}
          <span className="tnum ml-2 font-sans text-15 font-normal tracking-normal text-muted">
            {summary ?? ("count" in page ? countText(page.count, one ?? "", several ?? "") : null)}
          </span>
        </h1>
        <div className="flex flex-wrap gap-2">
          {exported && page.results.length > 0 ? (
            <Export href={exported.to(query.values)} method={exported.method} />
          ) : null}
          {actions}
        </div>
      </div>
      {children}
      <div className="mt-4">
        <DataList {...list} />
      </div>
    </div>
  );
}

function Export({ href, method }: { href: string; method?: "post" }) {
  const content = (
    <>
      <Download className="size-[18px]" />
      Export as CSV
    </>
  );
  return method === "post" ? (
    <form method="post" action={href}>
      <button type="submit" className={buttonClass({})}>
        {content}
      </button>
    </form>
  ) : (
    <a href={href} download className={buttonClass({})}>
      {content}
    </a>
  );
}
