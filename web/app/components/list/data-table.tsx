import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";

import { Checkbox } from "~/components/form/checkbox";
import { classNames } from "~/components/ui/class-names";
import { useHydrated } from "~/components/ui/hydrated";
import { Anchor } from "~/components/ui/link";

import type { ListQuery } from "./list-query";
import { directionOf, nextSort, sortText, type Sort } from "./sort";
import type { Selection } from "./use-selection";

export type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  sort?: Omit<Sort, "header">;
  align?: "right";
  /** A narrow column, whose header is written upwards. */
  upright?: boolean;
  /** Begins another group of columns, with space before it. */
  apart?: boolean;
  /**
   * Place of the cell on a phone, where a row is a block: its title (required once), the end of the
   * title's line, its own line, a line after the header (default), or hidden.
   */
  narrow?: "title" | "aside" | "line" | "label" | "hide";
  /** On wide screens. */
  className?: string;
};

type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  query: ListQuery;
  to: (query?: URLSearchParams) => string;
  /** Row at the keyboard cursor. */
  current: number;
  /** Adds a checkbox named `selected` to every row. */
  selection?: {
    rows: Selection;
    value: (row: Row) => string;
    /** Such as `request from Li Wei`. */
    name: (row: Row) => string;
  };
};

export const sortsOf = <Row,>(columns: readonly Column<Row>[]): Sort[] =>
  columns.flatMap(({ header, sort }) => (sort ? [{ ...sort, header }] : []));

/** On phones, each row is a block of labels and values. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  query,
  to,
  current,
  selection,
}: DataTableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const hydrated = useHydrated();
  useEffect(() => {
    if (current >= 0) body.current?.rows[current]?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <table className="mt-5 w-full border-collapse max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-ink text-left text-13 text-muted">
          {selection ? (
            <th scope="col" className="w-8 py-2 pl-1.5 align-bottom">
              {hydrated ? (
                <Checkbox
                  checked={selection.rows.count === rows.length}
                  mixed={selection.rows.count > 0 && selection.rows.count < rows.length}
                  onChange={selection.rows.toggleAll}
                  label={<span className="sr-only">Select all</span>}
                />
              ) : (
                <span className="sr-only">Selected</span>
              )}
            </th>
          ) : null}
          {columns.map((column) => (
            <Head key={column.header} column={column} query={query} to={to} />
          ))}
        </tr>
      </thead>
      <tbody ref={body} className="max-md:block max-md:border-t max-md:border-ink">
        {rows.map((row, index) => {
          const key = keyOf(row);
          return (
            <tr
              key={key}
              aria-current={index === current ? "true" : undefined}
              className={classNames(
                "border-b border-line align-top max-md:grid max-md:gap-x-3 max-md:gap-y-0.5 max-md:py-3",
                selection
                  ? "max-md:grid-cols-[auto_minmax(0,1fr)_auto]"
                  : "max-md:grid-cols-[minmax(0,1fr)_auto]",
                index === current ? "shadow-[inset_3px_0_var(--color-accent)]" : null,
                index === current || selection?.rows.has(key)
                  ? "bg-accent-tint"
                  : "hover:bg-sunken",
              )}
            >
              {selection ? (
                <td className="w-8 py-2 pl-1.5 max-md:col-start-1 max-md:row-start-1 max-md:p-0">
                  <Checkbox
                    name="selected"
                    value={selection.value(row)}
                    checked={selection.rows.has(key)}
                    onChange={() => selection.rows.toggle(key)}
                    label={<span className="sr-only">{`Select ${selection.name(row)}`}</span>}
                  />
                </td>
              ) : null}
              {columns.map((column) => (
                <Cell
                  key={column.header}
                  column={column}
                  row={row}
                  afterBox={selection !== undefined}
                />
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Head<Row>({
  column: { header, sort, align, upright, apart },
  query,
  to,
}: {
  column: Column<Row>;
  query: ListQuery;
  to: (query?: URLSearchParams) => string;
}) {
  const current = query.get("sort");
  const direction = sort ? directionOf({ ...sort, header }, current) : null;
  const Arrow = direction === "descending" ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={direction ?? undefined}
      className={classNames(
        "py-2 align-bottom font-medium first:pl-1.5",
        upright ? "px-px max-lg:hidden" : align === "right" ? "pl-4 text-right" : "pr-5",
        apart ? "md:pl-6" : null,
      )}
    >
      {sort ? (
        <Anchor
          href={to(query.with({ sort: nextSort({ ...sort, header }, current) }))}
          title={`Sort: ${sortText({ ...sort, header }, nextSort({ ...sort, header }, current))}`}
          rel="nofollow"
          discover="none"
          preventScrollReset
          className={classNames(
            "inline-flex items-center gap-1 no-underline hover:text-accent hover:underline",
            direction ? "font-semibold text-ink" : "text-muted",
          )}
        >
          {header}
          {direction ? <Arrow strokeWidth={2} className="size-3.5" /> : null}
        </Anchor>
      ) : upright ? (
        <span className="mx-auto block w-5 rotate-180 whitespace-nowrap [writing-mode:vertical-rl]">
          {header}
        </span>
      ) : (
        header
      )}
    </th>
  );
}

const narrowClass = {
  title: "max-md:row-start-1",
  aside: "max-md:row-start-1 max-md:justify-self-end",
  line: "",
  // Links need 24 px of height each.
  label:
    "max-md:grid max-md:grid-cols-[7rem_minmax(0,1fr)] max-md:items-baseline max-md:text-13 max-md:[&_a]:inline-block max-md:[&_a]:py-1",
  hide: "max-md:hidden",
} as const;

/** Column of a cell in a phone's row, with or without a checkbox. */
function columnOf(narrow: keyof typeof narrowClass, afterBox: boolean): string {
  if (narrow === "title") return afterBox ? "max-md:col-start-2" : "max-md:col-start-1";
  if (narrow === "aside") return afterBox ? "max-md:col-start-3" : "max-md:col-start-2";
  return afterBox ? "max-md:col-start-2 max-md:col-span-2" : "max-md:col-span-2";
}

function Cell<Row>({
  column: { header, cell, align, upright, apart, narrow = "label", className },
  row,
  afterBox,
}: {
  column: Column<Row>;
  row: Row;
  afterBox: boolean;
}) {
  const classes = classNames(
    "py-2 first:pl-1.5 max-md:p-0 max-md:first:pl-0",
    upright ? "px-px" : align === "right" ? "tnum pl-4 md:text-right" : "pr-5",
    apart ? "md:pl-6" : null,
    narrowClass[narrow],
    columnOf(narrow, afterBox),
    className,
  );
  if (narrow === "title") {
    return (
      <th scope="row" className={classNames(classes, "text-left")}>
        {cell(row)}
      </th>
    );
  }
  return (
    <td className={classes}>
      {narrow === "label" ? (
        <>
          <span className="text-muted md:hidden">{header}</span>
          <span className="contents max-md:block max-md:min-w-0">{cell(row)}</span>
        </>
      ) : (
        cell(row)
      )}
    </td>
  );
}
