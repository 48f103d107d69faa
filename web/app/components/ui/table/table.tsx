import type { ReactNode } from "react";
import { classNames } from "../class-names";

type TableColumn<Row> = {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end";
  /** Names its row. One column at most. */
  header?: boolean;
  /** Hidden on phones. */
  wideOnly?: boolean;
  /** Such as 'w-40'. */
  width?: string;
};

type TableProps<Row> = {
  caption: string;
  /** Else only for screen readers. */
  showCaption?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  current?: (row: Row) => boolean;
  dense?: boolean;
  /** Shown instead of rows. */
  empty?: ReactNode;
  className?: string;
};

/** On phones, every row becomes a block of labels and values. */
export function Table<Row>({
  caption,
  showCaption,
  columns,
  rows,
  rowKey,
  current,
  dense,
  empty,
  className,
}: TableProps<Row>) {
  return (
    <table className={classNames("w-full border-collapse text-15 max-md:block", className)}>
      <caption
        className={showCaption ? "mb-1.5 text-left text-13 font-semibold max-md:block" : "sr-only"}
      >
        {caption}
      </caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-ink">
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={classNames(
                "py-2 pr-5 align-bottom text-13 font-medium text-muted last:pr-0",
                column.align === "end" ? "text-right" : "text-left",
                // Paper is narrower than the screens that the widths are for.
                column.width ? `${column.width} print:w-auto!` : null,
              )}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block max-md:border-t max-md:border-ink">
        {rows.length === 0 && empty ? (
          <tr className="max-md:block">
            <td colSpan={columns.length} className="py-4 max-md:block">
              {empty}
            </td>
          </tr>
        ) : null}
        {rows.map((row) => {
          const chosen = current?.(row) ?? false;
          return (
            <tr
              key={rowKey(row)}
              aria-current={chosen || undefined}
              className={classNames(
                "border-b border-line last:border-b-0 max-md:block max-md:py-3.5",
                chosen ? "bg-accent-tint shadow-[inset_3px_0_0_var(--accent)] max-md:px-3" : null,
              )}
            >
              {columns.map((column, index) => {
                const Cell = column.header ? "th" : "td";
                return (
                  <Cell
                    key={column.key}
                    scope={column.header ? "row" : undefined}
                    className={classNames(
                      "pr-5 text-left align-top font-normal last:pr-0 max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:p-0 max-md:py-0.5",
                      dense ? "md:py-[9px]" : "md:py-[11px]",
                      column.align === "end" ? "tnum md:text-right" : null,
                      column.wideOnly ? "max-md:hidden" : null,
                      chosen && index === 0 ? "md:pl-3" : null,
                    )}
                  >
                    {column.header || column.wideOnly ? null : (
                      <span aria-hidden="true" className="flex-none text-13 text-muted md:hidden">
                        {column.title}
                      </span>
                    )}
                    <div
                      className={classNames(
                        "min-w-0",
                        column.header ? "max-md:flex-1" : "max-md:text-right",
                      )}
                    >
                      {column.cell(row)}
                    </div>
                  </Cell>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
