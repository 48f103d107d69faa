import { Link } from "@remix-run/react";
import { Fragment } from "react";

import { LinkButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { TextLink } from "~/components/ui/link";
import { emptySearch, type Search, searchQuery, without } from "~/features/search/search-state";
import type { Schema } from "~/lib/api-types";
import { numberText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

type Hints = readonly Schema<"DropHint">[];

function hrefWithout(search: Search, hint: Hints[number]): string {
  return paths.search(searchQuery(without(search, hint.filter, hint.value)));
}

function helpful(hints: Hints, found: number): Hints {
  return hints.filter((hint) => hint.count > found);
}

function labelOf(search: Search, { filter, value, label }: Hints[number]): string {
  return filter === "q" && value === search.q && value.includes(" ") ? "all of your words" : label;
}

/** What each filter costs. */
export function TooFew({ search, hints, found }: { search: Search; hints: Hints; found: number }) {
  const offered = helpful(hints, found);
  if (offered.length === 0) return null;
  return (
    <p className="text-13 text-muted">
      Too few?{" "}
      {offered.map((hint) => (
        <Fragment key={`${hint.filter}-${hint.value}`}>
          Without{" "}
          <TextLink href={hrefWithout(search, hint)} preventScrollReset discover="none">
            {labelOf(search, hint)}
          </TextLink>
          : <b className="tnum font-550 text-ink">{numberText(hint.count)}</b>.{" "}
        </Fragment>
      ))}
    </p>
  );
}

/** Which filter to drop, and what that finds. */
export function NothingFound({ search, hints }: { search: Search; hints: Hints }) {
  const offered = helpful(hints, 0);
  return (
    <EmptyState
      title={offered.length > 0 ? "No experts match all of your filters" : "No experts found"}
      text={
        offered.length > 0
          ? "Remove one filter to see more experts."
          : "Try fewer or more general words: what failed, a profession, or a location."
      }
      action={
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <LinkButton
            href={paths.requestAnExpert({ q: search.q, area: search.area, state: search.state })}
            variant="primary"
          >
            Ask us to find an expert
          </LinkButton>
          <TextLink
            href={paths.search(searchQuery(emptySearch))}
            className="inline-flex min-h-8 items-center touch:min-h-11"
          >
            Show all experts
          </TextLink>
        </div>
      }
    >
      {offered.length > 0 ? (
        <ul className="max-w-[34rem] border-b border-line">
          {offered.map((hint) => (
            <li key={`${hint.filter}-${hint.value}`} className="border-t border-line">
              <Link
                to={hrefWithout(search, hint)}
                discover="none"
                className="group flex min-h-11 items-center justify-between gap-4 py-1.5 text-accent no-underline hover:text-accent-2"
              >
                <span className="[overflow-wrap:anywhere] group-hover:underline">
                  Without{" "}
                  {hint.filter === "q" && labelOf(search, hint) === hint.label
                    ? `“${hint.label}”`
                    : labelOf(search, hint)}
                </span>
                <span className="tnum text-muted">
                  {numberText(hint.count)} {hint.count === 1 ? "expert" : "experts"}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : undefined}
    </EmptyState>
  );
}
