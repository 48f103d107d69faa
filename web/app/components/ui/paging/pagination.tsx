import { ChevronLeft, ChevronRight } from "lucide-react";
import { classNames } from "../class-names";
import { Anchor } from "../link";

/**
 * First, last, current, and neighboring pages; null is a gap of at least two. A page out of range
 * counts as the nearest.
 */
export function pageWindow(page: number, total: number): (number | null)[] {
  const current = Math.max(1, Math.min(page, total));
  const wanted = new Set([1, total, current - 1, current, current + 1]);
  // A single missing page is shown instead of a gap.
  if (current === 4) wanted.add(2);
  if (current === total - 3) wanted.add(total - 1);
  const pages = [...wanted]
    .filter((number) => number >= 1 && number <= total)
    .sort((a, b) => a - b);
  return pages.flatMap((number, index) =>
    index > 0 && number - (pages[index - 1] ?? 0) > 1 ? [null, number] : [number],
  );
}

type PaginationProps = {
  /** From 1. */
  page: number;
  /** Nothing is shown below two. */
  total: number;
  hrefFor: (page: number) => string;
  label?: string;
  className?: string;
};

const cell =
  "tnum grid size-10 place-items-center rounded-control no-underline transition-colors touch:size-11";
const step =
  "inline-flex min-h-10 items-center gap-1.5 rounded-control px-2.5 font-550 no-underline transition-colors touch:min-h-11";

/** On phones, only previous, next, and the current page. */
export function Pagination({ page, total, hrefFor, label = "Pages", className }: PaginationProps) {
  if (total < 2) return null;
  const current = Math.max(1, Math.min(page, total));
  return (
    <nav
      aria-label={label}
      className={classNames(
        "flex flex-wrap items-center justify-between gap-x-4 gap-y-1",
        className,
      )}
    >
      {current > 1 ? (
        <Anchor
          href={hrefFor(current - 1)}
          rel="prev"
          className={classNames(step, "-ml-2.5 text-accent hover:bg-accent-tint")}
        >
          <ChevronLeft className="size-[18px]" />
          Previous
        </Anchor>
      ) : (
        <span aria-hidden="true" className={classNames(step, "-ml-2.5 text-muted")}>
          <ChevronLeft className="size-[18px]" />
          Previous
        </span>
      )}
      <ol className="hidden gap-1 sm:flex">
        {pageWindow(current, total).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden="true" className="grid size-10 place-items-center text-muted">
                …
              </span>
            ) : (
              <Anchor
                href={hrefFor(number)}
                aria-label={`Page ${number}`}
                aria-current={number === current ? "page" : undefined}
                className={classNames(
                  cell,
                  number === current ? "bg-ink font-550 text-paper" : "text-ink hover:bg-sunken",
                )}
              >
                {number}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
      <span className="tnum text-muted sm:hidden">
        Page {current} of {total}
      </span>
      {current < total ? (
        <Anchor
          href={hrefFor(current + 1)}
          rel="next"
          className={classNames(step, "-mr-2.5 text-accent hover:bg-accent-tint")}
        >
          Next
          <ChevronRight className="size-[18px]" />
        </Anchor>
      ) : (
        <span aria-hidden="true" className={classNames(step, "-mr-2.5 text-muted")}>
          Next
          <ChevronRight className="size-[18px]" />
        </span>
      )}
    </nav>
  );
}
