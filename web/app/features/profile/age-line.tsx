import { placeOnScale, scaleDays, staleAfterDays } from "./age-scale";

/** Decorative: a dot on a scale of 220 days, hollow after 180. */
export function AgeLine({ days, stale }: { days: number; stale: boolean }) {
  const place = `${placeOnScale(days)}%`;
  const tint = `${(staleAfterDays / scaleDays) * 100}%`;
  return (
    <svg
      aria-hidden="true"
      className={`block h-3.5 w-full overflow-visible ${stale ? "text-warning" : "text-muted"}`}
    >
      <rect
        x={tint}
        width={`${100 - (staleAfterDays / scaleDays) * 100}%`}
        height="14"
        rx="2"
        className="fill-warning-tint"
      />
      <line x1="0" x2="100%" y1="7" y2="7" className="stroke-line-2" />
      <line x1="0" x2={place} y1="7" y2="7" stroke="currentColor" strokeWidth="2" />
      <circle
        cx={place}
        cy="7"
        r={stale ? 4 : 5}
        strokeWidth="2"
        className={stale ? "fill-paper stroke-current" : "fill-current stroke-paper"}
      />
    </svg>
  );
}
