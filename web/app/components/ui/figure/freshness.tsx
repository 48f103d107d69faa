import { ageText, daysSince } from "~/lib/format/age";
import { dateText } from "~/lib/format/date";
import { classNames } from "../class-names";

type FreshnessLevel = "full" | "half" | "hollow";

/** Up to this age, a confirmation is recent. */
const fullDays = 90;
/** Up to this age, it isn't stale. */
export const halfDays = 180;

export function freshnessLevel(days: number | null): FreshnessLevel {
  if (days === null || days > halfDays) return "hollow";
  return days > fullDays ? "half" : "full";
}

const colors: Record<FreshnessLevel, string> = {
  full: "text-success",
  half: "text-brass",
  hollow: "text-danger",
};

/** The shape shows the age as well as the color. */
export function FreshnessDot({ level, className }: { level: FreshnessLevel; className?: string }) {
  return (
    <svg
      viewBox="0 0 10 10"
      aria-hidden="true"
      className={classNames("block size-2.5 flex-none", colors[level], className)}
    >
      {level === "full" ? (
        <circle cx="5" cy="5" r="5" fill="currentColor" />
      ) : (
        <circle cx="5" cy="5" r="4" fill="none" stroke="currentColor" strokeWidth="2" />
      )}
      {level === "half" ? <path d="M5 1a4 4 0 0 1 0 8z" fill="currentColor" /> : null}
    </svg>
  );
}

type FreshnessProps = {
  /** Last confirmation; null if never. */
  at: string | Date | null | undefined;
  now?: Date;
  /** Empty shows only the age. */
  verb?: string;
  className?: string;
};

export function Freshness({ at, now = new Date(), verb = "Confirmed", className }: FreshnessProps) {
  const days = at ? daysSince(at, now) : null;
  const words = days === null ? "Not confirmed yet" : `${verb} ${ageText(days)}`.trim();
  return (
    // The day may change between the server's and the browser's render.
    <span
      suppressHydrationWarning
      title={at ? dateText(at, "long", "UTC") : undefined}
      className={classNames(
        "inline-flex items-center gap-1.5 text-13 text-muted md:whitespace-nowrap",
        className,
      )}
    >
      <FreshnessDot level={freshnessLevel(days)} />
      <span suppressHydrationWarning className="first-letter:uppercase">
        {words}
      </span>
    </span>
  );
}
