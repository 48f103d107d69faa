import { countText } from "~/lib/format/number";

const dayMs = 86_400_000;

/** Such as `in 90 days`, from a calendar day and a moment in ISO form. */
export function daysLeftText(day: string, now: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(now.slice(0, 10))) / dayMs);
  if (days === 0) return "today";
  const text = countText(Math.abs(days), "day", "days");
  return days > 0 ? `in ${text}` : `${text} ago`;
}
