import type { Post } from "~/features/expert/record/record-view";
import { rangeText } from "~/lib/format/partial-date";

/** The latest first, current ones before all. */
export function PostsList({ posts }: { posts: readonly Post[] }) {
  const ordered = [...posts].sort(
    (a, b) =>
      Number(b.dates.current) - Number(a.dates.current) ||
      b.dates.start.localeCompare(a.dates.start),
  );
  return (
    <ol className="border-t border-line">
      {ordered.map(({ id, title, organization, department, duties, dates }) => (
        <li
          key={id}
          className="grid gap-x-6 gap-y-0.5 border-b border-line py-3 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto] print:break-inside-avoid"
        >
          <p className="min-w-0 [overflow-wrap:anywhere]">
            <span dir="auto" className="font-serif text-17 leading-snug font-semibold">
              {title}
            </span>
            <span dir="auto" className="text-ink-2">
              , {organization}
              {department ? ` (${department})` : ""}
            </span>
          </p>
          <p className="tnum text-muted sm:text-right">{rangeText(dates)}</p>
          {duties ? (
            <p
              dir="auto"
              className="max-w-[68ch] text-ink-2 whitespace-pre-line [overflow-wrap:anywhere] sm:col-span-2"
            >
              {duties}
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
