import { Link, useLocation } from "@remix-run/react";

type PageAnchor = { id: string; title: string; count?: number };

/** Sticky. Adds no history entries. */
export function Anchors({ anchors }: { anchors: readonly PageAnchor[] }) {
  const location = useLocation();
  return (
    <nav
      aria-label="On this page"
      className="no-scrollbar sticky top-[var(--page-top,0px)] z-10 -mx-4 flex gap-5 overflow-x-auto border-b border-line bg-paper px-4 print:hidden sm:mx-0 sm:gap-[22px] sm:px-0"
    >
      {anchors.map(({ id, title, count }) => (
        <Link
          key={id}
          to={{ search: location.search, hash: id }}
          replace
          state={location.state}
          discover="none"
          className="-mb-px inline-flex min-h-11 flex-none items-center gap-1.5 border-b-2 border-transparent font-medium text-muted no-underline hover:border-line-2 hover:text-ink"
        >
          {title}
          {count === undefined ? null : <span className="tnum text-13 font-normal">{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
