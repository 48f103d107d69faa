import { Link } from "@remix-run/react";
import { MapPin } from "lucide-react";

import { Avatar } from "~/components/ui/avatar";
import { Card } from "~/components/ui/card";
import { Chip } from "~/components/ui/chip";
import { Freshness } from "~/components/ui/freshness";
import { TextRuns } from "~/components/ui/text-runs";
import type { CameFrom } from "~/features/expert/came-from";
import { placeText } from "~/features/expert/place";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

type Props = {
  expert: Schema<"ExpertCard">;
  /** The list in which the card stands, for the way back. */
  from: CameFrom;
  /** The present, as the server told it. */
  now: Date;
};

const mostDegrees = 2;

/** One found expert. The whole card is a link; what was found is marked, and one line says why it is here. */
export function ExpertCard({ expert, from, now }: Props) {
  const primary = expert.areas.find((area) => area.primary) ?? expert.areas[0];
  const others = expert.areas.length - (primary ? 1 : 0);
  return (
    <Card as="article" interactive padded={false} className="@container group/card">
      <div className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-3.5 gap-y-1 p-4 @xl:grid-cols-[72px_minmax(0,1fr)_188px] @xl:gap-x-5 @xl:p-5">
        <Avatar name={expert.name} src={expert.photo} size={72} className="size-14! @xl:size-18! [&>svg]:size-full" />
        <div className="min-w-0">
          <h2 className="text-20 leading-[1.25] [overflow-wrap:anywhere]">
            <Link
              to={paths.expert(expert.expert_id)}
              state={{ from }}
              prefetch="intent"
              discover="none"
              data-result
              className="text-ink no-underline outline-none group-hover/card:text-accent after:absolute after:inset-0 after:rounded-card focus-visible:text-accent focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
            >
              {expert.name}
            </Link>
          </h2>
          <p className="mt-0.5 text-ink-2 [overflow-wrap:anywhere]">
            <TextRuns runs={expert.headline} />
          </p>
          <p className="mt-[3px] flex items-start gap-1 text-13 text-muted">
            <MapPin aria-hidden="true" strokeWidth={1.8} className="mt-0.5 size-3.5 flex-none" />
            {placeText(expert)}
          </p>
        </div>
        <div className="col-span-full @xl:col-span-1 @xl:col-start-2">
          {expert.why.length > 0 ? (
            <p className="mt-1 border-s-2 border-line-2 ps-3 leading-[1.45] text-ink-2 [overflow-wrap:anywhere]">
              <TextRuns runs={expert.why} />
            </p>
          ) : null}
          <ul aria-label="Degrees and areas" className="mt-2.5 flex flex-wrap gap-1.5">
            {expert.degrees.slice(0, mostDegrees).map((degree, index) => (
              <li key={`${degree.degree}-${degree.organisation}-${index}`} className="max-w-full">
                <Chip className="[&>span]:truncate">
                  {degree.degree}, {degree.organisation}
                </Chip>
              </li>
            ))}
            {primary ? (
              <li className="max-w-full">
                <Chip className="[&>span]:truncate">
                  {primary.subcategory_name}
                  {others > 0 ? ` and ${others} more` : null}
                </Chip>
              </li>
            ) : null}
          </ul>
        </div>
        <div className="col-span-full mt-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-t border-line pt-3 @xl:col-span-1 @xl:col-start-3 @xl:row-span-2 @xl:row-start-1 @xl:mt-0 @xl:flex-col @xl:items-start @xl:justify-start @xl:border-s @xl:border-t-0 @xl:ps-5 @xl:pt-0">
          <p className="text-13 text-muted">
            {expert.years === null ? (
              "Years not stated"
            ) : (
              <>
                <b className="tnum text-20 leading-[1.2] font-semibold tracking-[-0.01em] text-ink">{expert.years}</b> {expert.years === 1 ? "year" : "years"} of practice
              </>
            )}
          </p>
          {expert.languages.length > 0 ? (
            <p className="text-13 text-muted">
              <span className="sr-only">Speaks </span>
              {expert.languages.join(", ")}
            </p>
          ) : null}
          <Freshness at={expert.confirmed_at} now={now} />
        </div>
      </div>
    </Card>
  );
}
