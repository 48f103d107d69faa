/** A range of bytes, both ends inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A request with more ranges is a mistake or an attack. */
const maxRanges = 8;

/**
 * Reads a Range header (RFC 9110 §14). Returns null for the whole file: without a valid header, or
 * if the ranges are larger than the file. Returns an empty list if none can be satisfied.
 */
export function readRanges(header: string | undefined, size: number): ByteRange[] | null {
  const wanted = /^bytes=(.+)$/i.exec(header?.trim() ?? "")?.[1];
  if (wanted === undefined) return null;
  const ranges: ByteRange[] = [];
  const pieces = wanted
    .split(",")
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
  if (pieces.length === 0 || pieces.length > maxRanges) return null;
  for (const piece of pieces) {
    const match = /^(\d*)-(\d*)$/.exec(piece);
    if (!match || piece === "-") return null;
    const range = rangeOf(match[1] ?? "", match[2] ?? "", size);
    if (range === "wrong") return null;
    if (range) ranges.push(range);
  }
  const asked = ranges.reduce((sum, { start, end }) => sum + end - start + 1, 0);
  return asked > size ? null : ranges;
}

function rangeOf(first: string, last: string, size: number): ByteRange | "wrong" | null {
  if (first === "") {
    const suffix = Number(last);
    return suffix === 0 || size === 0 ? null : { start: Math.max(0, size - suffix), end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? Number.POSITIVE_INFINITY : Number(last);
  if (end < start) return "wrong";
  return start >= size ? null : { start, end: Math.min(end, size - 1) };
}
