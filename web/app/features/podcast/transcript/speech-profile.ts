import type { Cue } from "../episode";

/** Speech per part, from 0 to 1, by transcript characters. Null without one. */
export function speechProfile(
  cues: readonly Cue[],
  seconds: number,
  count: number,
): number[] | null {
  if (cues.length === 0 || seconds <= 0) return null;
  const said = Array.from({ length: count }, () => 0);
  const part = seconds / count;
  for (const { start, end, text } of cues) {
    const length = Math.max(end - start, 0.1);
    const first = Math.max(0, Math.floor(start / part));
    const last = Math.min(count - 1, Math.floor((start + length) / part));
    for (let i = first; i <= last; i += 1) {
      const shared = Math.min(start + length, (i + 1) * part) - Math.max(start, i * part);
      said[i] = (said[i] ?? 0) + (text.length * Math.max(0, shared)) / length;
    }
  }
  const most = Math.max(...said);
  return most > 0 ? said.map((one) => one / most) : null;
}
