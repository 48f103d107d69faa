import type { PublicationYears, YearOfWork } from "~/features/expert/publications/by-year";
import { ticksBetween } from "~/components/chart/timeline-layout";
import { Table } from "~/components/ui/table/table";
import { countText } from "~/lib/format/number";

const width = 380;
const mostHeight = 84;
/** Of a block with the gap above it. */
const blockHeight = 12;
/** Up to this many in a year, each publication is a block of its own. */
const mostBlocks = 12;

/** A bar for each year, in blocks; the last ten years are dark. The table has the same. */
export function YearBars({ data }: { data: PublicationYears }) {
  const { years, earlier } = data;
  const [first] = years;
  const last = years[years.length - 1];
  if (!first || !last) return null;
  const label = `Publications by year, ${first.year} to ${last.year}`;
  const most = Math.max(...years.map(({ count }) => count));
  // Few publications need little room.
  const plotHeight = most > mostBlocks ? mostHeight : Math.min(mostHeight, most * blockHeight);
  const step = width / Math.max(years.length, 8);
  const ticks = new Set(ticksBetween(first.year, last.year, 7));
  return (
    <div>
      <figure>
        <svg
          viewBox={`0 0 ${width} ${plotHeight + 22}`}
          role="img"
          aria-label={label}
          className="block h-auto w-full max-w-[30rem] font-sans"
          fontSize="12"
        >
          {years.map((year, at) => (
            <g key={year.year} transform={`translate(${(at * step).toFixed(2)} 0)`}>
              <title>{`${year.year}: ${countText(year.count, "publication", "publications")}`}</title>
              <Bar
                year={year}
                most={most}
                height={plotHeight}
                width={step - Math.min(4, step * 0.2)}
              />
              {ticks.has(year.year) ? (
                <text
                  x={((step - Math.min(4, step * 0.2)) / 2).toFixed(2)}
                  y={plotHeight + 18}
                  textAnchor={at === 0 ? "start" : at === years.length - 1 ? "end" : "middle"}
                  className="tnum fill-muted"
                >
                  {year.year}
                </text>
              ) : null}
            </g>
          ))}
        </svg>
        <figcaption className="mt-1.5 flex flex-wrap gap-x-[18px] gap-y-1 text-13 text-muted">
          <Sign className="fill-side-p" text="Last ten years" />
          {years.some(({ recent }) => !recent) ? (
            <Sign className="fill-side-d" text="Earlier" />
          ) : null}
          {years.some(({ retracted }) => retracted > 0) ? (
            <Sign className="fill-paper stroke-danger" text="Retracted" />
          ) : null}
          {earlier > 0 ? (
            <span>
              {earlier} before {first.year}
            </span>
          ) : null}
        </figcaption>
      </figure>
      <details className="mt-1 print:hidden">
        <summary className="inline-flex min-h-8 items-center rounded-tag text-13 text-accent underline decoration-accent/40 decoration-1 underline-offset-3 hover:decoration-current touch:min-h-11">
          View as a table
        </summary>
        <div className="mt-2 max-w-[24rem]">
          <Table
            caption={label}
            dense
            columns={[
              { key: "year", title: "Year", header: true, cell: ({ year }) => year },
              { key: "count", title: "Publications", align: "end", cell: ({ count }) => count },
            ]}
            rows={years.filter(({ count }) => count > 0)}
            rowKey={({ year }) => String(year)}
          />
        </div>
      </details>
    </div>
  );
}

type BarProps = { year: YearOfWork; most: number; height: number; width: number };

function Bar({ year, most, height: plotHeight, width: wide }: BarProps) {
  const color = year.recent ? "fill-side-p" : "fill-side-d";
  if (year.count === 0)
    return <rect y={plotHeight - 1} width={wide.toFixed(2)} height="1" className="fill-line-2" />;
  if (most > mostBlocks) {
    const height = Math.max(3, (year.count / most) * plotHeight);
    return (
      <rect
        y={(plotHeight - height).toFixed(2)}
        width={wide.toFixed(2)}
        height={height.toFixed(2)}
        rx="1.5"
        className={color}
      />
    );
  }
  const high = Math.min(blockHeight, plotHeight / most) - 2;
  return Array.from({ length: year.count }, (_, at) => (
    <rect
      key={at}
      x={at < year.retracted ? 0.5 : 0}
      y={(plotHeight - (at + 1) * (high + 2) + 2).toFixed(2)}
      width={(at < year.retracted ? wide - 1 : wide).toFixed(2)}
      height={high.toFixed(2)}
      rx="1.5"
      className={at < year.retracted ? "fill-paper stroke-danger" : color}
    />
  ));
}

function Sign({ className, text }: { className: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3">
        <rect x="0.5" y="2.5" width="11" height="7" rx="1.5" className={className} />
      </svg>
      {text}
    </span>
  );
}
