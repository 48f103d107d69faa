const dayMs = 86_400_000;

function parts(at: Date, zone: string) {
  const written = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(at);
  return Date.parse(`${written}T00:00:00Z`) / dayMs;
}

/** A moment as people say it: 'today', 'yesterday', the weekday within six days, else the date. */
export function dayInWords(at: string | Date, now: string | Date, zone: string): string {
  const moment = new Date(at);
  const days = parts(new Date(now), zone) - parts(moment, zone);
  if (days === 0) return "today";
  if (days === 1) return "yesterday";
  if (days > 1 && days < 7)
    return new Intl.DateTimeFormat("en-GB", { timeZone: zone, weekday: "long" }).format(moment);
  const thisYear = new Date(now).getUTCFullYear() === moment.getUTCFullYear();
  return new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    day: "numeric",
    month: "long",
    ...(thisYear ? {} : { year: "numeric" }),
  }).format(moment);
}

/** The same with the time of day, where it is not long ago. */
export function momentInWords(at: string | Date, now: string | Date, zone: string): string {
  const day = dayInWords(at, now, zone);
  if (new Date(now).getTime() - new Date(at).getTime() > 7 * dayMs) return day;
  const time = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
  }).format(new Date(at));
  return `${day} ${time}`;
}
