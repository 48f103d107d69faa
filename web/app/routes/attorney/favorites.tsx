import { useLoaderData } from "@remix-run/react";
import { MessagesSquare } from "lucide-react";

import { screenHead } from "~/components/content/head";
import { Card } from "~/components/ui/card";
import { LinkButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Pagination } from "~/components/ui/paging/pagination";
import { ExpertCard } from "~/features/expert/list/expert-card";
import { FavoriteStar } from "~/features/favorite/favorite-star";
import { changeFavorite, loadFavorites } from "~/features/favorite/favorites.server";
import { ResultList } from "~/features/search/result-list";
import { countText, numberText } from "~/lib/format/number";
import { paths } from "~/lib/paths";
import { useAsks } from "~/lib/root-data";

export const handle = {
  shortcuts: [{ keys: ["j", "k"], does: "Go to the next or the previous expert" }],
};

export const meta = () => screenHead("Favorites", "The experts that you marked with a star.");

export const loader = loadFavorites;
export const action = changeFavorite;
const from = { href: paths.favorites(), label: "Favorites" };

export default function FavoritesPage() {
  const { count, page, total, favorites, experts, now } = useLoaderData<typeof loader>();
  const at = new Date(now);
  const asks = useAsks();
  return (
    <div className="max-w-[928px]">
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h1 className="display text-32">Favorites</h1>
          {count > 0 ? (
            <p className="tnum text-muted">
              {countText(count, "expert", "experts")}, the last added first
            </p>
          ) : null}
        </div>
        {asks && count > 0 ? (
          <LinkButton href={paths.askSeveral()} icon={<MessagesSquare />}>
            Ask several
          </LinkButton>
        ) : null}
      </header>
      {count === 0 ? (
        <EmptyState
          title="No favorites yet"
          text="Press the star beside an expert's name to find them here again. Nobody else sees your favorites."
          action={<LinkButton href={paths.search()}>Search experts</LinkButton>}
        />
      ) : (
        <>
          <ResultList pending={false}>
            {experts.map(({ expertId, card }, index) => (
              <li key={expertId}>
                {card ? (
                  <ExpertCard
                    expert={card}
                    from={from}
                    now={at}
                    first={index === 0}
                    favorites={favorites}
                  />
                ) : (
                  <Card className="flex items-center justify-between gap-4">
                    <p className="text-muted">
                      This expert&apos;s profile is no longer shown. Take the star away to remove it
                      from your list.
                    </p>
                    <FavoriteStar
                      expertId={expertId}
                      name="this profile"
                      favorites={favorites}
                      className="relative flex-none"
                    />
                  </Card>
                )}
              </li>
            ))}
          </ResultList>
          <Pagination
            className="mt-6"
            page={page}
            total={total}
            hrefFor={(number) =>
              paths.favorites({ page: number === 1 ? null : numberText(number) })
            }
          />
        </>
      )}
    </div>
  );
}
