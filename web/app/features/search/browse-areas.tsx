import { Link } from "@remix-run/react";

import { CountBar } from "~/components/chart/count-bar";
import { emptySearch, searchQuery, toggle } from "~/features/search/search-state";
import type { Schema } from "~/lib/api-types";
import { numberText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

const parts = 4;

function areaHref(code: string): string {
  return paths.search(searchQuery(toggle(emptySearch, "area", code)));
}

export function BrowseAreas({ areas }: { areas: Schema<"ExpertSearch">["facets"]["areas"] }) {
  const most = Math.max(0, ...areas.map((area) => area.count));
  return (
    <ul className="grid grid-cols-1 gap-x-10 sm:grid-cols-2">
      {areas.map((area) => (
        <li key={area.code} className="border-b border-line py-3.5">
          <Link
            to={areaHref(area.code)}
            discover="none"
            className="group block text-ink no-underline"
          >
            <span className="flex items-baseline justify-between gap-4">
              <span className="font-serif text-17 leading-snug font-semibold group-hover:text-accent">
                {area.name}
              </span>
              <span className="tnum text-muted">
                {numberText(area.count)}
                <span className="sr-only">{area.count === 1 ? " expert" : " experts"}</span>
              </span>
            </span>
            <span className="mt-1.5 block">
              <CountBar count={area.count} most={most} tone="accent" />
            </span>
          </Link>
          {area.children.length > 0 ? (
            <ul
              aria-label={`Parts of ${area.name}`}
              className="mt-1.5 flex flex-wrap gap-x-3.5 text-13 max-sm:hidden touch:gap-x-5"
            >
              {area.children.slice(0, parts).map((part) => (
                <li key={part.code}>
                  <Link
                    to={areaHref(part.code)}
                    discover="none"
                    className="inline-flex min-h-6 items-baseline gap-1 text-ink-2 no-underline hover:text-accent hover:underline touch:min-h-11 touch:items-center"
                  >
                    {part.name}
                    <span className="tnum text-muted">{numberText(part.count)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
