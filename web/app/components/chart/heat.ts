/** 0 is nothing, 4 the most. */
export type HeatStep = 0 | 1 | 2 | 3 | 4;

/**
 * Steps follow the square root of the share, so a few large values don't wash out the small ones.
 * One is always the lowest step; up to four, each number has its own.
 */
export function heatStep(count: number, most: number): HeatStep {
  if (!(count > 0)) return 0;
  if (most <= 4) return Math.min(4, Math.round(count)) as HeatStep;
  if (count <= 1) return 1;
  const share = Math.sqrt(Math.min(1, count / most));
  if (share >= 0.8) return 4;
  if (share >= 0.57) return 3;
  return share >= 0.33 ? 2 : 1;
}
