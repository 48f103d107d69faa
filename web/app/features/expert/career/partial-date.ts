import { monthNames } from "~/lib/format/partial-date";

/** Such as `2014`, `2014-06`, or `2014-06-30`. */
type PartialDate = { year: number; month: number | null };

/** The day is dropped, since degrees don't need it. */
export function readPartialDate(text: string | null | undefined): PartialDate | null {
  const parts = /^(\d{4})(?:-(\d{2})(?:-\d{2})?)?$/.exec(text ?? "");
  if (!parts) return null;
  const month = parts[2] === undefined ? null : Number(parts[2]);
  return month !== null && (month < 1 || month > 12) ? null : { year: Number(parts[1]), month };
}

/** In years: mid-month, or mid-year without a month. */
export function yearsOf(date: PartialDate | null): number | null {
  if (!date) return null;
  return date.year + (date.month === null ? 0.5 : (date.month - 0.5) / 12);
}

/** `June 2014`, or `2014`. */
export function dateText(date: PartialDate): string {
  return date.month === null ? String(date.year) : `${monthNames[date.month - 1]} ${date.year}`;
}

/** Null if neither is known. */
export function spanText(
  start: PartialDate | null,
  end: PartialDate | null,
  goesOn: boolean,
): string | null {
  if (start && goesOn && !end) return `since ${dateText(start)}`;
  if (start && end) {
    if (start.month === null && end.month === null)
      return start.year === end.year ? String(end.year) : `${start.year} to ${end.year}`;
    return dateText(start) === dateText(end)
      ? dateText(end)
      : `${dateText(start)} to ${dateText(end)}`;
  }
  if (end) return goesOn ? `until ${dateText(end)}` : dateText(end);
  return start ? `from ${dateText(start)}` : null;
}

export function yearsOfInstant(instant: string): number {
  const date = new Date(instant);
  return date.getUTCFullYear() + (date.getUTCMonth() + date.getUTCDate() / 31) / 12;
}
