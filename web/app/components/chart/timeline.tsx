import type { ReactNode } from "react";

import {
  layoutTimeline,
  type TimelineDrawing,
  type TimelineLane,
  type TimelineWindow,
} from "~/components/chart/timeline-layout";
import { Table } from "~/components/ui/table/table";

type Props = {
  label: string;
  lanes: readonly TimelineLane[];
  /** Today, in years with a fraction. */
  until: number;
  /** Column titles of the table below. */
  columns: readonly [kind: string, name: string, when: string];
  /** Shown if nothing has a date. */
  undated: string;
  window?: TimelineWindow;
  legend?: ReactNode;
};

/**
 * Lanes on one axis, drawn twice: names beside them on wide screens, above them on phones. The
 * table below has the same in words, and entries without a date.
 */
export function Timeline({ label, lanes, until, columns, undated, window, legend }: Props) {
  const wide = layoutTimeline(lanes, until, { width: 720, names: "left", fontSize: 12 }, window);
  const narrow = layoutTimeline(
    lanes,
    until,
    { width: 358, names: "above", fontSize: 11.5 },
    window,
  );
  const rows = lanes.flatMap((lane) =>
    lane.entries.map((entry) => ({ ...entry, id: `${lane.id}-${entry.id}`, kind: lane.name })),
  );
  return (
    <div className="@container">
      {wide && narrow ? (
        <>
          <div className="hidden @xl:block">
            <Drawing drawing={wide} label={label} fontSize={12} />
          </div>
          <div className="@xl:hidden">
            <Drawing drawing={narrow} label={label} fontSize={11.5} />
          </div>
          {legend}
        </>
      ) : (
        <p className="text-muted">{undated}</p>
      )}
      {rows.length > 0 ? (
        <details className="mt-1">
          <summary className="inline-flex min-h-8 items-center rounded-tag text-13 text-accent underline decoration-accent/40 decoration-1 underline-offset-3 hover:decoration-current touch:min-h-11">
            View as a table
          </summary>
          <div className="mt-2">
            <Table
              caption={label}
              dense
              columns={[
                {
                  key: "name",
                  title: columns[1],
                  header: true,
                  cell: (row) => <span className="[overflow-wrap:anywhere]">{row.title}</span>,
                },
                { key: "kind", title: columns[0], cell: (row) => row.kind },
                { key: "when", title: columns[2], cell: (row) => row.when, align: "end" },
              ]}
              rows={rows}
              rowKey={(row) => row.id}
            />
          </div>
        </details>
      ) : null}
    </div>
  );
}

const studyHeight = 5;
const spanHeight = 17;
function barLook({ tone, strong }: { tone?: "brass" | "outline"; strong: boolean }): string {
  if (tone === "brass") return "fill-brass-tint stroke-brass-line";
  if (tone === "outline") return strong ? "fill-surface stroke-edge" : "fill-sunken stroke-line-2";
  return strong ? "fill-side-p" : "fill-side-d";
}

const diamond = "M0 -6.2L6.2 0L0 6.2L-6.2 0Z";

function Drawing({
  drawing,
  label,
  fontSize,
}: {
  drawing: TimelineDrawing;
  label: string;
  fontSize: number;
}) {
  const { plot } = drawing;
  const beside = plot.left < 10; // narrow drawings have no column for names
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={label}
      className="block h-auto w-full overflow-visible font-sans"
      fontSize={fontSize}
    >
      {drawing.window ? (
        <g>
          <rect
            x={drawing.window.x.toFixed(1)}
            y={plot.top}
            width={drawing.window.width.toFixed(1)}
            height={plot.bottom - plot.top}
            className="fill-accent-tint"
          />
          <text
            x={(drawing.window.x + drawing.window.width).toFixed(1)}
            y={plot.top - 4}
            textAnchor="end"
            className="fill-accent"
          >
            {drawing.window.label}
          </text>
        </g>
      ) : null}
      {drawing.ticks.map((tick) => (
        <g key={tick.year}>
          <path d={`M${tick.x.toFixed(1)} ${plot.top}V${plot.bottom}`} className="stroke-line" />
          <text
            x={tick.x.toFixed(1)}
            y={plot.bottom + fontSize + 4}
            textAnchor={tick.x > plot.right - 14 ? "end" : tick.x < 14 ? "start" : "middle"}
            className="tnum fill-muted"
          >
            {tick.year}
          </text>
        </g>
      ))}
      {drawing.lanes.map((lane, index) => (
        <g key={lane.id}>
          {index > 0 ? (
            <path d={`M0 ${lane.top}H${drawing.width}`} className="stroke-line" />
          ) : null}
          <text x="0" y={lane.nameY} className="fill-ink font-semibold">
            {lane.name}
            {beside ? (
              <tspan className="fill-muted font-normal"> {lane.notes.join(", ")}</tspan>
            ) : null}
          </text>
          {beside
            ? null
            : lane.notes.map((note, at) => (
                <text
                  key={note}
                  x="0"
                  y={lane.nameY + (at + 1) * (fontSize + 2.5)}
                  fontSize={fontSize - 1}
                  className="fill-muted"
                >
                  {note}
                </text>
              ))}
          {lane.line === null ? null : (
            <path d={`M${plot.left} ${lane.line}H${plot.right}`} className="stroke-line-2" />
          )}
          {lane.entries.map((entry) => (
            <g key={entry.id}>
              <title>{entry.title}</title>
              {entry.bar ? (
                lane.kind === "spans" ? (
                  <rect
                    x={entry.bar.x.toFixed(1)}
                    y={entry.y - spanHeight / 2}
                    width={entry.bar.width.toFixed(1)}
                    height={spanHeight}
                    rx="2"
                    className={barLook(entry)}
                  />
                ) : (
                  <rect
                    x={entry.bar.x.toFixed(1)}
                    y={entry.y - studyHeight / 2}
                    width={entry.bar.width.toFixed(1)}
                    height={studyHeight}
                    rx="1.5"
                    className="fill-side-d"
                  />
                )
              ) : null}
              {entry.diamond === null ? null : (
                <path
                  d={diamond}
                  transform={`translate(${entry.diamond.toFixed(1)} ${entry.y})${entry.strong ? "" : " scale(.8)"}`}
                  className={entry.strong ? "fill-ink" : "fill-paper stroke-muted"}
                  strokeWidth={entry.strong ? undefined : 1.6}
                />
              )}
              {entry.mark === null ? null : (
                <circle
                  cx={entry.mark.toFixed(1)}
                  cy={entry.y}
                  r={entry.strong ? 4.9 : 4.2}
                  className={entry.strong ? "fill-ink stroke-paper" : "fill-paper stroke-ink"}
                  strokeWidth={entry.strong ? 1 : 1.6}
                />
              )}
              {entry.label ? (
                <text
                  x={entry.label.x.toFixed(1)}
                  y={entry.y + fontSize * 0.36}
                  textAnchor={entry.label.anchor}
                  className={
                    entry.label.inside && entry.strong && !entry.tone ? "fill-paper" : "fill-ink"
                  }
                  // The background keeps a label readable over grid lines.
                  {...(entry.label.inside
                    ? {}
                    : { stroke: "var(--paper)", strokeWidth: 3, paintOrder: "stroke" })}
                >
                  {entry.label.text}
                </text>
              ) : null}
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}
