import { dateText, fullDateText, isBareDay, type DateStyle } from "~/lib/format/date";

import { useHydrated } from "./hydrated";

type DateTextProps = {
  /** RFC 3339, or a bare day or month. Shown as is if unreadable. */
  at: string | Date;
  style?: DateStyle;
  className?: string;
};

/** Rendered in UTC on the server, then in the reader's zone. */
export function DateText({ at, style = "long", className }: DateTextProps) {
  const hydrated = useHydrated();
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) return <span className={className}>{String(at)}</span>;
  const bare = isBareDay(at);
  const zone = hydrated ? undefined : "UTC";
  return (
    <time
      dateTime={bare ? (at as string) : instant.toISOString()}
      title={bare || !hydrated ? undefined : fullDateText(instant)}
      className={className}
    >
      {dateText(at, style, zone)}
    </time>
  );
}
