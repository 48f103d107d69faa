import { countText, numberText } from "./number";

const dayMs = 86_400_000;

/** `now`, `12 min`, `3 hr`, `5 days` */
export function waitText(since: string, now: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 60_000));
  if (minutes < 1) return "now";
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} hr`;
  return `${numberText(Math.floor(minutes / 1440))} days`;
}

/** Returns whole days, never negative even if clocks differ. */
export function daysSince(at: string | Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(at).getTime()) / dayMs));
}

/** `today`, `6 days ago`, `2 months ago`, `over a year ago` */
export function ageText(days: number): string {
  if (days === 0) return "today";
  if (days === 1) return "yesterday";
  if (days < 30) return `${days} days ago`;
  const months = Math.floor(days / 30);
  if (months === 1) return "a month ago";
  if (days < 365) return `${Math.min(months, 11)} months ago`;
  return days < 730 ? "over a year ago" : `${Math.floor(days / 365)} years ago`;
}

/** `181 days ago` */
export const daysAgoText = (days: number): string =>
  days < 2 ? ageText(days) : `${countText(days, "day", "days")} ago`;

/** `just now`, `12 min ago`, `3 hr ago`, `5 days ago` */
export function agoText(at: string, now: string): string {
  const wait = waitText(at, now);
  return wait === "now" ? "just now" : `${wait} ago`;
}
