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
          {exported && page.results.length > 0
            ? formats.map(({ format, label }) => (
                <Export
                  key={format}
                  href={exported.to(withFormat(query.values, format))}
                  method={exported.method}
                  label={label}
                />
              ))
            : null}
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

const formats = [
  { format: "csv", label: "Export as CSV" },
  { format: "xlsx", label: "Export for Excel" },
] as const;

function withFormat(query: URLSearchParams, format: string): URLSearchParams {
  const values = new URLSearchParams(query);
  values.set("format", format);
  return values;
}

function Export({ href, method, label }: { href: string; method?: "post"; label: string }) {
  const content = (
    <>
      <Download className="size-[18px]" />
      {label}
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
