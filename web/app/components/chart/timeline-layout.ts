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
  /** A point gets a diamond, a span a dark bar, a mark a filled dot. */
  strong: boolean;
  /** Of the lane's line, for marks. On the line by default. */
  side?: "above" | "below";
  /** Of a span: verified, or only outlined. Ink by default. */
  tone?: "brass" | "outline";
};

/**
 * Points are events with a lead-up (degrees), spans are periods (posts), and marks are days on both
 * sides of a line (testimony).
 */
export type TimelineLane = {
  id: string;
  name: string;
  /** Below the name. */
  notes?: readonly string[];
  kind: "points" | "spans" | "marks";
  entries: readonly TimelineEntry[];
};

/** A shaded period, in years. */
export type TimelineWindow = { from: number; to: number; label: string };

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
  tone?: TimelineEntry["tone"];
  /** Middle of the row. */
  y: number;
  bar: { x: number; width: number } | null;
  diamond: number | null;
  mark: number | null;
  label: { text: string; x: number; anchor: "start" | "end"; inside: boolean } | null;
};

type PlacedLane = Pick<TimelineLane, "id" | "name" | "kind"> & {
  notes: readonly string[];
  nameY: number;
  /** Where the marks' line is. */
  line: number | null;
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
  window: { x: number; width: number; label: string } | null;
  lanes: PlacedLane[];
};

const nameColumn = 92;
const pointRow = 24;
const spanRow = 22;
/** Two rows of dots with the line between them. */
const markRow = 44;
const markOffset = 11;
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
  window?: TimelineWindow,
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

  const head = window ? 20 : 6; // for its label
  let y = head;
  const placed = dated.map((lane): PlacedLane => {
    const top = y;
    const rowHeight = rowHeights[lane.kind];
    const first = top + lanePadding + (shape.names === "above" ? shape.fontSize + 8 : 0);
    const rows = rowsOf[lane.kind](lane.entries, x, left, right, shape);
    const entries = rows.entries.map(({ offset = 0, ...entry }) => ({
      ...entry,
      y: first + entry.row * rowHeight + rowHeight / 2 + offset,
    }));
    y = first + rows.count * rowHeight + lanePadding;
    return {
      id: lane.id,
      name: lane.name,
      kind: lane.kind,
      notes: lane.notes ?? [],
      line: lane.kind === "marks" ? first + rowHeight / 2 : null,
      nameY:
        shape.names === "above"
          ? top + lanePadding + shape.fontSize - 2
          : lane.kind === "marks"
            ? first + shape.fontSize
            : first + rowHeight / 2 + shape.fontSize * 0.36,
      top,
      bottom: y,
      entries,
    };
  });

  return {
    width: shape.width,
    height: Math.ceil(y + shape.fontSize + 12),
    plot: { left, right, top: head, bottom: y },
    from,
    to,
    ticks: ticksBetween(from, to, shape.names === "left" ? 8 : 5).map((year) => ({
      year,
      x: x(year),
    })),
    window: windowBetween(window, x, left, right),
    lanes: placed,
  };
}

const rowHeights = { points: pointRow, spans: spanRow, marks: markRow } as const;

function windowBetween(
  window: TimelineWindow | undefined,
  x: (year: number) => number,
  left: number,
  right: number,
): TimelineDrawing["window"] {
  if (!window) return null;
  const from = Math.max(left, x(window.from));
  const to = Math.min(right, x(window.to));
  return to > from ? { x: from, width: to - from, label: window.label } : null;
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

type Row = Omit<PlacedEntry, "y"> & { row: number; offset?: number };

function markRows(
  entries: readonly Settled[],
  x: (year: number) => number,
): { entries: Row[]; count: number } {
  const offsets = { above: -markOffset, below: markOffset };
  const rows = entries.map((entry): Row => ({
    id: entry.id,
    title: `${entry.title}, ${entry.when}`,
    strong: entry.strong,
    row: 0,
    offset: entry.side ? offsets[entry.side] : 0,
    bar: null,
    diamond: null,
    mark: x((entry.start + entry.end) / 2),
    label: null,
  }));
  return { entries: rows, count: 1 };
}

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
      mark: null,
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
  const taken: number[] = [];
  const inOrder = [...entries].sort((a, b) => a.start - b.start || b.end - a.end);
  const rows = inOrder.map((entry): Row => {
    const from = x(entry.start);
    const width = Math.max(3, x(entry.end) - from);
    const wanted = textWidth(entry.label, shape.fontSize);
    const inside = wanted <= width - 2 * gap;
    const roomLeft = from - gap - left;
    const roomRight = right - from - width - gap;
    const onLeft = roomLeft >= roomRight;
    const room = inside ? width - 2 * gap : Math.max(roomLeft, roomRight);
    const shorterInside = !inside && (width - 2 * gap > room || width >= roomyBar);
    const text = fitText(
      entry.label,
      Math.max(0, shorterInside ? width - 2 * gap : room),
      shape.fontSize,
    );
    const within = inside || shorterInside;
    const outside = within || text === "" ? 0 : gap + textWidth(text, shape.fontSize);
    const row = firstFree(
      taken,
      from - (onLeft ? outside : 0) + 2 * gap + 0.01, // bars may touch
      from + width + (onLeft ? 0 : outside),
    );
    return {
      id: entry.id,
      title: `${entry.title}, ${entry.when}`,
      strong: entry.strong,
      tone: entry.tone,
      row,
      bar: { x: from, width: Math.max(2, width - 1) },
      diamond: null,
      mark: null,
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
  return { entries: rows, count: Math.max(1, taken.length) };
}

/** A bar of this width keeps a shortened label inside rather than take a row for it. */
const roomyBar = 84;

const rowsOf = { points: pointRows, spans: spanRows, marks: markRows } as const;

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
