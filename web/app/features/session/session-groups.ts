import type { Schema } from "~/lib/api-types";
import { countryText } from "~/lib/format/country";
import { dayText, recentText } from "~/lib/format/date";

type Session = Schema<"SessionItem">;

/** The sessions of one browser in one country. */
export interface SessionGroup {
  /** `Chrome on Windows, United States` */
  title: string;
  /** In the order of the list. */
  sessions: Session[];
  /** Those that can be ended: all but the reader’s own. */
  others: Session[];
  /** Whether it has the reader’s own session. */
  current: boolean;
  newPlace: boolean;
  /** The latest use of any. */
  seenAt: string;
}

/** Groups sessions by browser and country, in the order of the first session of each. */
export function groupSessions(sessions: readonly Session[]): SessionGroup[] {
  const groups = new Map<string, Session[]>();
  for (const session of sessions) {
    const title = sessionTitle(session);
    groups.set(title, [...(groups.get(title) ?? []), session]);
  }
  return [...groups].map(([title, members]) => ({
    title,
    sessions: members,
    others: members.filter(({ current }) => !current),
    current: members.some(({ current }) => current),
    newPlace: members.some(({ new_place }) => new_place),
    seenAt: members.map(({ seen_at }) => seen_at).reduce(later),
  }));
}

const later = (a: string, b: string): string => (Date.parse(a) < Date.parse(b) ? b : a);

export const sessionTitle = ({ device, country }: Session): string =>
  country === "" ? device : `${device}, ${countryText(country)}`;

/** Milliseconds; last use is known to within five minutes. */
const activeMs = 10 * 60_000;

/** `active now`, `last used yesterday at 3:23 PM` */
export function usedText(seenAt: string, current: boolean, now: string, zone: string): string {
  const active = current || Date.parse(now) - Date.parse(seenAt) < activeMs;
  return active ? "active now" : `last used ${recentText(seenAt, now, zone)}`;
}

/**
 * `Since Monday, last used yesterday at 3:23 PM`. With the time of the start if it began in a new
 * place, or if others of its group would read the same.
 */
export function sessionText(session: Session, now: string, zone: string, inGroup = false): string {
  const since =
    inGroup || session.new_place
      ? recentText(session.created_at, now, zone)
      : dayText(session.created_at, now, zone);
  return `Since ${since}, ${usedText(session.seen_at, session.current, now, zone)}`;
}
