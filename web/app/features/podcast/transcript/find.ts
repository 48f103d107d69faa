/** One match may span several cues. */
export interface Piece {
  match: number;
  from: number;
  to: number;
}

export interface Found {
  count: number;
  /** By cue, in order. */
  pieces: Map<number, Piece[]>;
  /** The cue where each match starts. */
  cues: number[];
}

export const nothing: Found = { count: 0, pieces: new Map(), cues: [] };

/** Ignores case, spans cues, and matches any whitespace. */
export function findInTranscript(texts: readonly string[], words: string): Found {
  const wanted = words.trim().replace(/\s+/g, " ");
  if (wanted === "") return nothing;
  const starts: number[] = [];
  let whole = "";
  for (const text of texts) {
    starts.push(whole.length);
    whole += `${text} `;
  }
  const pattern = new RegExp(
    wanted.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ /g, "\\s+"),
    "giu",
  );
  const found: Found = { count: 0, pieces: new Map(), cues: [] };
  for (const { 0: text, index } of whole.matchAll(pattern)) {
    const end = index + text.length;
    let cue = lastAtOrBefore(starts, index);
    found.cues.push(cue);
    for (; cue < texts.length && (starts[cue] ?? 0) < end; cue += 1) {
      const start = starts[cue] ?? 0;
      const from = Math.max(0, index - start);
      const to = Math.min(texts[cue]?.length ?? 0, end - start);
      if (to > from)
        found.pieces.set(cue, [...(found.pieces.get(cue) ?? []), { match: found.count, from, to }]);
    }
    found.count += 1;
  }
  return found;
}

function lastAtOrBefore(starts: readonly number[], index: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
