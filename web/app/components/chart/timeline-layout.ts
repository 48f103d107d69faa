import { fitText, textWidth } from "~/components/chart/text-width";

/** In years with a fraction; null if unknown. */
export type TimelineEntry = {
  id: string;
  /** May be shortened. */
  label: string;
  title: string;
  /** Dates in words. */
  when: string;
  start: number | null;
  end: number | null;
  /** Completed: a point gets a diamond, a span a dark bar. */
  strong: boolean;
};

/** Points are events with a lead-up (degrees); spans are periods (years in an area). */
export type TimelineLane = {
  id: string;
  name: string;
  kind: "points" | "spans";
  entries: readonly TimelineEntry[];
};

type TimelineShape = {
  width: number;
  /** Names are left of the lanes, or above them on narrow drawings. */
  names: "left" | "above";
  fontSize: number;
};

type PlacedEntry = {
  id: string;
  title: string;
  strong: boolean;
  /** Middle of the row. */
  y: number;
  bar: { x: number; width: number } | null;
  diamond: number | null;
  label: { text: string; x: number; anchor: "start" | "end"; inside: boolean } | null;
};

type PlacedLane = {
  id: string;
  name: string;
  kind: TimelineLane["kind"];
  nameY: number;
  top: number;
  bottom: number;
  entries: PlacedEntry[];
};

export type TimelineDrawing = {
  width: number;
  height: number;
  plot: { left: number; right: number; top: number; bottom: number };
  from: number;
  to: number;
  ticks: { year: number; x: number }[];
  lanes: PlacedLane[];
};

const nameColumn = 92;
const pointRow = 24;
const spanRow = 22;
const lanePadding = 9;
const gap = 6;
const longestLife = 80;
const furthestAhead = 8;

/**
 * Places lanes of entries on one axis that ends at `until`. Leaves out entries without a date and
 * cuts off years too far from it. Null if nothing has a date.
 */
export function layoutTimeline(
  lanes: readonly TimelineLane[],
  until: number,
  shape: TimelineShape,
): TimelineDrawing | null {
  const dated = lanes
    .map((lane) => ({ ...lane, entries: lane.entries.flatMap((entry) => settle(entry, until)) }))
    .filter((lane) => lane.entries.length > 0);
  const starts = dated.flatMap((lane) => lane.entries.map((entry) => entry.start));
  const ends = dated.flatMap((lane) => lane.entries.map((entry) => entry.end));
  if (starts.length === 0) return null;

  const to = Math.max(until, ...ends);
  const from = Math.min(...starts, to - 4);
  const left = shape.names === "left" ? nameColumn : 1;
  const right = shape.width - 8;
  const inset = 8;
  const x = (year: number) =>
    left + inset + ((year - from) / (to - from)) * (right - left - 2 * inset);

  let y = 6;
  const placed = dated.map((lane): PlacedLane => {
    const top = y;
    const rowHeight = lane.kind === "points" ? pointRow : spanRow;
    const first = top + lanePadding + (shape.names === "above" ? shape.fontSize + 8 : 0);
    const rows =
      lane.kind === "points"
        ? pointRows(lane.entries, x, left, right, shape)
        : spanRows(lane.entries, x, left, right, shape);
    const entries = rows.entries.map((entry) => ({
      ...entry,
      y: first + entry.row * rowHeight + rowHeight / 2,
    }));
    y = first + rows.count * rowHeight + lanePadding;
    return {
      id: lane.id,
      name: lane.name,
      kind: lane.kind,
      nameY:
        shape.names === "above"
          ? top + lanePadding + shape.fontSize - 2
          : first + rowHeight / 2 + shape.fontSize * 0.36,
      top,
      bottom: y,
      entries,
    };
  });

  return {
    width: shape.width,
    height: Math.ceil(y + shape.fontSize + 12),
    plot: { left, right, top: 6, bottom: y },
    from,
    to,
    ticks: ticksBetween(from, to, shape.names === "left" ? 8 : 5).map((year) => ({
      year,
      x: x(year),
    })),
    lanes: placed,
  };
}

type Settled = TimelineEntry & { start: number; end: number };

function settle(entry: TimelineEntry, until: number): Settled[] {
  const start = finite(entry.start) ?? finite(entry.end);
  const end = finite(entry.end) ?? finite(entry.start);
  if (start === null || end === null) return [];
  const within = (year: number) =>
    Math.min(until + furthestAhead, Math.max(until - longestLife, year));
  return [{ ...entry, start: within(Math.min(start, end)), end: within(Math.max(start, end)) }];
}

type Row = Omit<PlacedEntry, "y"> & { row: number };

function pointRows(
  entries: readonly Settled[],
  x: (year: number) => number,
  left: number,
  right: number,
  shape: TimelineShape,
): { entries: Row[]; count: number } {
  const taken: number[] = [];
  const inOrder = [...entries].sort((a, b) => a.end - b.end || a.start - b.start);
  const rows = inOrder.map((entry): Row => {
    const from = x(entry.start);
    const at = x(entry.end);
    const head = entry.strong ? 6 : 1;
    const roomRight = right - at - head - gap;
    const roomLeft = from - gap - left;
    const wanted = textWidth(entry.label, shape.fontSize);
    const onRight = wanted <= roomRight || roomRight >= roomLeft;
    const text = fitText(entry.label, Math.max(0, onRight ? roomRight : roomLeft), shape.fontSize);
    const width = textWidth(text, shape.fontSize);
    const begins = onRight ? from - head : from - gap - width;
    const finishes = onRight ? at + head + gap + width : at + head;
    const row = firstFree(taken, begins, finishes);
    return {
      id: entry.id,
      title: `${entry.title}, ${entry.when}`,
      strong: entry.strong,
      row,
      bar: at - from > 2 ? { x: from, width: at - from } : null,
      diamond: at,
      label:
        text === ""
          ? null
          : {
              text,
              x: onRight ? at + head + gap : from - gap,
              anchor: onRight ? "start" : "end",
              inside: false,
            },
    };
  });
  return { entries: rows, count: Math.max(1, taken.length) };
}

function spanRows(
  entries: readonly Settled[],
  x: (year: number) => number,
  left: number,
  right: number,
  shape: TimelineShape,
): { entries: Row[]; count: number } {
  const rows = entries.map((entry, row): Row => {
    const from = x(entry.start);
    const width = Math.max(3, x(entry.end) - from);
    const wanted = textWidth(entry.label, shape.fontSize);
    const inside = wanted <= width - 2 * gap;
    const roomLeft = from - gap - left;
    const roomRight = right - from - width - gap;
    const onLeft = roomLeft >= roomRight;
    const room = inside ? width - 2 * gap : Math.max(roomLeft, roomRight);
    const shorterInside = !inside && width - 2 * gap > room;
    const text = fitText(
      entry.label,
      Math.max(0, shorterInside ? width - 2 * gap : room),
      shape.fontSize,
    );
    const within = inside || shorterInside;
    return {
      id: entry.id,
      title: `${entry.title}, ${entry.when}`,
      strong: entry.strong,
      row,
      bar: { x: from, width },
      diamond: null,
      label:
        text === ""
          ? null
          : {
              text,
              inside: within,
              x: within ? from + gap : onLeft ? from - gap : from + width + gap,
              anchor: !within && onLeft ? "end" : "start",
            },
    };
  });
  return { entries: rows, count: Math.max(1, rows.length) };
}

/** The first row that is free at `from`; marks it as taken up to `to`. */
function firstFree(taken: number[], from: number, to: number): number {
  const free = taken.findIndex((end) => end + 2 * gap <= from);
  const row = free < 0 ? taken.length : free;
  taken[row] = Math.max(to, taken[row] ?? Number.NEGATIVE_INFINITY);
  return row;
}

/** Round years, at most `most`. */
export function ticksBetween(from: number, to: number, most: number): number[] {
  const step = [1, 2, 4, 5, 10, 20, 50].find((years) => (to - from) / years <= most) ?? 100;
  const ticks: number[] = [];
  for (let year = Math.ceil(from / step) * step; year <= to; year += step) ticks.push(year);
  return ticks;
}

function finite(year: number | null): number | null {
  return year !== null && Number.isFinite(year) ? year : null;
}
