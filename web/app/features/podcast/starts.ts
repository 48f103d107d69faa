/**
 * Number of the last one that has begun at `time`, among things in the order of
 * their starts; -1 before the first. Used for cues and chapters alike.
 */
export function lastBegun(things: readonly { start: number }[], time: number): number {
  let [low, high] = [0, things.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((things[middle]?.start ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
