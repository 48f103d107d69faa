import type { BlockOf } from "./block";
import { Inlines, plainText } from "./inline";

/** Columns of only numbers, shares, or counts such as '9 of 41' are right-aligned. */
const figure = /^[\s$€£¥]*[-+−]?\d[\d.,\s]*(%|[a-z]{1,3}|of \d[\d.,]*)?$/iu;

export function TableBlock({ block }: { block: BlockOf<"table"> }) {
  const rows = block.rows ?? [];
  const header = block.header ?? [];
  const columns = Math.max(header.length, ...rows.map((row) => row.length));
  const numeric = Array.from(
    { length: columns },
    (_, column) => rows.length > 0 && rows.every((row) => figure.test(plainText(row[column]))),
  );
  const side = (column: number) => (numeric[column] ? "!pe-0 !text-end" : undefined);
  return (
    <div
      role="region"
      aria-label={block.caption || "Table"}
      tabIndex={0}
      className="-mx-1 overflow-x-auto px-1 lg:mx-0 lg:px-0"
    >
      <table dir="auto" className="min-w-[20rem]">
        {block.caption ? <caption>{block.caption}</caption> : null}
        {header.length ? (
          <thead>
            <tr>
              {header.map((cell, column) => (
                <th key={column} scope="col" className={side(column)}>
                  <Inlines nodes={cell} />
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column} className={side(column)}>
                  <Inlines nodes={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
