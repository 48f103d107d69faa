import { Check } from "lucide-react";

import { Avatar } from "~/components/ui/picture/avatar";
import { Badge } from "~/components/ui/badge";
import { LinkButton } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import { Pagination } from "~/components/ui/paging/pagination";
import type { Schema } from "~/lib/api-types";
import { numberText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

import { placeLine } from "./candidate-line";

export type Wanted = { q: string; page: number };

type CandidateListProps = {
  candidates: Schema<"PageClaimCandidate">;
  wanted: Wanted;
  chosen?: string;
};

export function CandidateList({ candidates, wanted: { q, page }, chosen }: CandidateListProps) {
  const { results, count, total } = candidates;
  const kept = { q, page: page > 1 ? page : null };
  return (
    <section aria-labelledby="found" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink pt-3">
        <h2 id="found" className="text-20 wrap-anywhere">
          {count === 0
            ? `No results for “${q}”`
            : `${numberText(count)} ${count === 1 ? "result" : "results"} for “${q}”`}
        </h2>
      </div>
      {count === 0 ? (
        <p className="mt-2 max-w-measure text-muted">
          Try only your last name, a former name, or your institution. Initials and accents are
          optional.
        </p>
      ) : null}
      <ul className="mt-2">
        {results.map((candidate) => {
          const current = candidate.expert_id === chosen;
          return (
            <li
              key={candidate.expert_id}
              aria-current={current || undefined}
              className={classNames(
                "grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2.5 border-b border-line py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]",
                current ? "-mx-4 rounded-card border-transparent bg-accent-tint px-4" : null,
              )}
            >
              <Avatar name={candidate.name} size={56} />
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-2.5">
                  <span dir="auto" className="font-serif text-17 font-semibold">
                    {candidate.name}
                  </span>
                  {candidate.claimed ? <Badge tone="neutral">Claimed</Badge> : null}
                </p>
                <p dir="auto">{candidate.headline}</p>
                <p dir="auto" className="text-13 text-muted">
                  {placeLine(candidate)}
                </p>
              </div>
              <div className="max-sm:col-start-2">
                {current ? (
                  <span className="inline-flex items-center gap-1.5 text-13 text-accent">
                    <Check strokeWidth={2} className="size-4" />
                    Chosen
                  </span>
                ) : candidate.claimed ? (
                  <TextLink
                    href={paths.verifyItsYou(candidate.expert_id, kept)}
                    aria-label={`This is me, dispute the claim: ${candidate.name}`}
                  >
                    This is me, dispute the claim
                  </TextLink>
                ) : (
                  <LinkButton
                    href={paths.verifyItsYou(candidate.expert_id, kept)}
                    aria-label={`This is me: ${candidate.name}`}
                  >
                    This is me
                  </LinkButton>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <Pagination
        className="mt-4"
        page={page}
        total={total}
        hrefFor={(to) => paths.searchResults({ q, page: to > 1 ? to : null })}
      />
      <Note className="mt-4">
        {count === 0 ? "Not here? " : "None of these? "}
        <TextLink href={paths.expertSignUp()}>I’m not listed</TextLink>: start an empty profile. Our
        team reviews it before publishing.
      </Note>
    </section>
  );
}
