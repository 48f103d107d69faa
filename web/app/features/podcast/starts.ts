/** Index of the last item started at `time`, or -1. */
export function lastBegun(things: readonly { start: number }[], time: number): number {
  let [low, high] = [0, things.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((things[middle]?.start ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
