import { Link } from "@remix-run/react";
import { Briefcase, Languages, MapPin } from "lucide-react";
import type { ReactNode } from "react";

import { Badge } from "~/components/ui/badge";
import { Avatar } from "~/components/ui/picture/avatar";
import { Card } from "~/components/ui/card";
import { Chip } from "~/components/ui/chip";
import { Freshness } from "~/components/ui/figure/freshness";
import { SideSplit } from "~/components/ui/figure/split-bar";
import { TextRuns } from "~/components/ui/text-runs";
import { AreaYears } from "~/features/expert/record/area-years";
import { FavoriteStar } from "~/features/favorite/favorite-star";
import { AddIcon } from "~/features/list/add-link";
import type { Favorites } from "~/features/favorite/favorite-state";
import type { CameFrom } from "~/features/expert/list/came-from";
import { placeText } from "~/features/expert/place";
import type { Schema } from "~/lib/api-types";
import { moneyText } from "~/lib/format/money";
import { countText, numberText } from "~/lib/format/number";
import { paths } from "~/lib/paths";
import { listText } from "~/lib/format/list";

type Props = {
  expert: Schema<"ExpertCard">;
  /** For the back link. */
  from: CameFrom;
  now: Date;
  favorites: Favorites;
  /** The expert came to fit a saved search since the last visit. */
  isNew?: boolean;
  /** To select the expert, before the name. */
  select?: ReactNode;
  /** Discovers the route, so that the list can be prefetched. */
  first?: boolean;
};

const mostCredentials = 4;

/** The whole card is a link, and the star a button above it. Matches are marked, and one line says why it is here. */
export function ExpertCard({
  expert,
  from,
  now,
  favorites,
  isNew = false,
  select,
  first = false,
}: Props) {
  return (
    <Card as="article" interactive padded={false} className="@container group/card">
      <div className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-3.5 gap-y-1 p-4 @xl:grid-cols-[72px_minmax(0,1fr)_204px] @xl:grid-rows-[auto_1fr] @xl:gap-x-5 @xl:p-5">
        <Avatar
          name={expert.name}
          src={expert.photo}
          size={72}
          className="size-14! @xl:size-18! [&>svg]:size-full"
        />
        <div className="min-w-0">
          <div className="flex items-start justify-between gap-2 @max-[16rem]:flex-wrap">
            <h2 className="min-w-0 text-20 leading-[1.25] [overflow-wrap:anywhere]">
              <Link
                to={paths.expert(expert.expert_id)}
                state={{ from }}
                prefetch="intent"
                discover={first ? "render" : "none"}
                data-result
                className="text-ink no-underline outline-none group-hover/card:text-accent after:absolute after:inset-0 after:rounded-card focus-visible:text-accent focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
              >
                <TextRuns runs={expert.name_runs} />
              </Link>
              {isNew ? (
                <Badge tone="accent" className="ms-2 align-middle font-sans font-normal">
                  New
                </Badge>
              ) : null}
            </h2>
            <div className="-me-2 -mt-1.5 flex flex-none items-center @max-[16rem]:flex-initial @max-[16rem]:flex-wrap">
              {select}
              <AddIcon expertId={expert.expert_id} name={expert.name} />
              <FavoriteStar
                expertId={expert.expert_id}
                name={expert.name}
                favorites={favorites}
                className="relative z-1"
              />
            </div>
          </div>
          <p className="mt-0.5 text-ink-2 [overflow-wrap:anywhere]">
            <TextRuns runs={expert.headline} />
          </p>
          <div className="mt-[3px] flex flex-wrap gap-x-3.5 gap-y-0.5 text-13 text-muted">
            <Fact icon={<MapPin />}>{placeText(expert)}</Fact>
            {expert.languages.length > 0 ? (
              <Fact icon={<Languages />}>
                <span className="sr-only">Speaks </span>
                {listText(expert.languages)}
              </Fact>
            ) : null}
            {expert.years === null ? null : (
              <Fact icon={<Briefcase />}>{countText(expert.years, "year", "years")}</Fact>
            )}
          </div>
        </div>
        <div className="col-span-full @xl:col-span-1 @xl:col-start-2">
          {expert.why.length > 0 ? (
            <p className="mt-1 border-s-2 border-line-2 ps-3 leading-[1.45] text-ink-2 [overflow-wrap:anywhere]">
              <TextRuns runs={expert.why} />
            </p>
          ) : null}
          <Credentials expert={expert} />
        </div>
        <div className="col-span-full mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-line pt-3 @xl:col-span-1 @xl:col-start-3 @xl:row-span-2 @xl:row-start-1 @xl:mt-0 @xl:flex-col @xl:flex-nowrap @xl:items-stretch @xl:justify-start @xl:gap-y-3 @xl:border-s @xl:border-t-0 @xl:ps-5 @xl:pt-0">
          <Fee fee={expert.fee} />
          <Matters matters={expert.testimony} />
          {expert.fee === null && expert.testimony === null ? (
            <AreaYears areas={expert.areas} />
          ) : null}
          <Freshness at={expert.confirmed_at} now={now} className="@xl:mt-auto" />
        </div>
      </div>
    </Card>
  );
}

function Credentials({ expert }: Pick<Props, "expert">) {
  const degrees = expert.degrees.map(({ degree, organization }) => `${degree}, ${organization}`);
  const all = [...new Set([...expert.credentials, ...degrees])];
  const more = all.length - mostCredentials;
  if (all.length === 0) return null;
  return (
    <ul aria-label="Licenses and degrees" className="mt-2.5 flex flex-wrap gap-1.5">
      {all.slice(0, mostCredentials).map((credential) => (
        <li key={credential} className="max-w-full">
          <Chip className="[&>span]:truncate">{credential}</Chip>
        </li>
      ))}
      {more > 0 ? (
        <li>
          <Chip>{more} more</Chip>
        </li>
      ) : null}
    </ul>
  );
}

function Fee({ fee }: { fee: Schema<"ExpertCard">["fee"] }) {
  if (fee === null) return null;
  return (
    <p className="text-13 text-muted">
      <b className="tnum text-20 leading-[1.2] font-semibold tracking-[-0.01em] text-ink">
        {moneyText(fee.cents, "USD")}
      </b>{" "}
      an hour<span className="sr-only"> for {fee.name.toLowerCase()}</span>
    </p>
  );
}

function Matters({ matters }: { matters: Schema<"ExpertCard">["testimony"] }) {
  if (matters === null) return null;
  const { plaintiff, defense, trials } = matters;
  return (
    <div className="@max-xl:min-w-[150px] @max-xl:flex-1">
      {plaintiff + defense > 0 ? <SideSplit plaintiff={plaintiff} defense={defense} /> : null}
      <p className="tnum mt-[5px] text-13 text-muted">
        {countText(matters.matters, "matter", "matters")}
        {trials > 0 ? `, ${numberText(trials)} at trial` : null}
      </p>
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex min-w-0 items-start gap-1 [&_svg]:mt-0.5 [&_svg]:size-3.5 [&_svg]:flex-none">
      {icon}
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </p>
  );
}
