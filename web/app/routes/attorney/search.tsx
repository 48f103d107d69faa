import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListFilter, Map as MapIcon } from "lucide-react";
import type { ReactNode } from "react";

import { screenHead } from "~/components/content/head";
import { Count } from "~/components/ui/badge";
import { buttonClass, LinkButton } from "~/components/ui/button";
import { Note } from "~/components/ui/note";
import { EmptyState } from "~/components/ui/empty-state";
import { useSelection } from "~/components/list/use-selection";
import { Pagination } from "~/components/ui/paging/pagination";
import { resultsLabel } from "~/features/expert/list/came-from";
import { ExpertCard } from "~/features/expert/list/expert-card";
import { favoritesAmong } from "~/features/favorite/favorites.server";
import { AddSelected, SelectExpert } from "~/features/list/add-many";
import { NothingFound, TooFew } from "~/features/search/drop-hints";
import { Facets, filterSheet, mapSheet } from "~/features/search/facets";
import { FilterChips } from "~/features/search/filter-chips";
import { ResultHeading } from "~/features/search/result-heading";
import { ResultList } from "~/features/search/result-list";
import { NewSince } from "~/features/search/saved/new-since";
import { SaveLink } from "~/features/search/saved/save-link";
import { openSaved } from "~/features/search/saved/saved.server";
import { savedParameter } from "~/features/search/saved/saved-parameter";
import { SearchForm } from "~/features/search/search-form";
import {
  apiQuery,
  facetCount,
  pageSize,
  readSearch,
  searchQuery,
  withPage,
  withoutRefused,
  withWords,
} from "~/features/search/search-state";
import { UnderstoodParts } from "~/features/search/understood-parts";
import { useNoteSearch } from "~/features/search/use-note-search";
import { useSearch } from "~/features/search/use-search";
import { ApiError, apiFor } from "~/lib/api.server";
import { countText, numberText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

export const handle = {
  shortcuts: [{ keys: ["j", "k"], does: "Go to the next or the previous expert" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const search = readSearch(new URL(args.request.url).searchParams);
  try {
    const found = await apiFor(args).get("/api/experts", {
      query: apiQuery(search),
    });
    const [favorites, saved] = await Promise.all([
      favoritesAmong(
        args,
        found.results.map((expert) => expert.expert_id),
      ),
      openSaved(args),
    ]);
    return { search, found, favorites, saved, refused: null, now: new Date().toISOString() };
  } catch (error) {
    const refused = error instanceof ApiError ? error.errors?.q?.[0] : undefined;
    if (refused !== undefined) {
      const found = await apiFor(args).get("/api/experts", {
        query: apiQuery(withWords(search, "")),
      });
      const favorites = await favoritesAmong(
        args,
        found.results.map((expert) => expert.expert_id),
      );
      return { search, found, favorites, saved: null, refused, now: new Date().toISOString() };
    }
    // An old or hand-written URL may name an unknown place or area.
    const known = error instanceof ApiError ? withoutRefused(search, error.errors) : null;
    if (known === null) throw error;
    throw redirect(paths.search(searchQuery(known)));
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const title = data ? resultsLabel(data.found.count, data.search.q) : "Search";
  return screenHead(
    title,
    "Search expert witnesses by words, area of expertise, place and degree.",
  );
};

export default function ExpertSearch() {
  const { search: loaded, found, favorites, saved, refused, now } = useLoaderData<typeof loader>();
  const { search, pending, change } = useSearch(loaded);
  const from = {
    href: paths.search(searchQuery(loaded)),
    label: resultsLabel(found.count, loaded.q),
  };
  const others = facetCount(search) - search.state.length;
  const first = (found.page - 1) * pageSize + 1;
  const at = new Date(now);
  useNoteSearch(loaded, found.facets);
  const canSave = saved === null && refused === null && !found.pasted;
  const isNew = new Set(saved?.newcomers);
  const withSaved = (params: URLSearchParams) => {
    if (saved !== null) params.set(savedParameter, saved.id);
    return params;
  };
  const selection = useSelection(found.results.map((expert) => expert.expert_id));

  return (
    <div className="grid max-w-[1232px] grid-cols-1 gap-x-10 lg:grid-cols-[264px_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0 lg:col-start-2">
        <SearchForm
          search={loaded}
          placeholder="A question, a field, a name"
          aside={canSave ? <SaveLink search={loaded} size="lg" className="max-lg:hidden" /> : null}
        />
        {refused === null ? null : (
          <Note tone="danger" role="alert" title={refused} className="mt-2.5">
            Your words weren’t searched. Remove some and try again.
          </Note>
        )}
        <div data-print="hide" className="mt-2.5 flex flex-wrap gap-2 lg:hidden">
          <SheetButton sheet={filterSheet} icon={<ListFilter />}>
            Filters
            {others > 0 ? <Count value={others} label={`${others} chosen`} /> : null}
          </SheetButton>
          <SheetButton sheet={mapSheet} icon={<MapIcon />}>
            Map
            {search.state.length > 0 ? (
              <Count value={search.state.length} label={`${search.state.length} chosen`} />
            ) : null}
          </SheetButton>
          {canSave ? <SaveLink search={loaded} size="sm" /> : null}
        </div>
        <div className="max-lg:hidden">
          <FilterChips search={loaded} facets={found.facets} />
        </div>
      </div>
      <div data-print="hide" className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <Facets
          search={search}
          facets={found.facets}
          done={
            found.count === 0
              ? "No experts match"
              : `Show ${countText(found.count, "expert", "experts")}`
          }
          change={change}
        />
      </div>
      <div className="min-w-0 lg:col-start-2">
        <ResultHeading search={search} found={found} change={change} />
        {saved ? <NewSince saved={saved} /> : null}
        <UnderstoodParts search={loaded} found={found} />
        {found.results.length > 0 ? (
          <>
            <ResultList pending={pending}>
              {found.results.map((expert, index) => (
                <li key={expert.expert_id}>
                  <ExpertCard
                    expert={expert}
                    from={from}
                    now={at}
                    first={index === 0}
                    favorites={favorites}
                    isNew={isNew.has(expert.expert_id)}
                    select={
                      <SelectExpert
                        expertId={expert.expert_id}
                        name={expert.name}
                        selection={selection}
                      />
                    }
                  />
                </li>
              ))}
            </ResultList>
            <AddSelected selection={selection} />
            <div className="mt-6 grid grid-cols-1 gap-4">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
                <p className="tnum text-13 text-muted">{`${numberText(first)} to ${numberText(
                  first + found.results.length - 1,
                )} of ${numberText(found.count)}`}</p>
                <TooFew search={loaded} hints={found.drop} found={found.count} />
              </div>
              <Pagination
                page={found.page}
                total={found.total}
                hrefFor={(page) => paths.search(withSaved(searchQuery(withPage(loaded, page))))}
              />
            </div>
          </>
        ) : found.count > 0 ? (
          <EmptyState
            title={`There is no page ${numberText(loaded.page)}`}
            text={`${countText(found.count, "expert", "experts")} fill ${countText(
              found.total,
              "page",
              "pages",
            )}.`}
            action={
              <LinkButton href={paths.search(searchQuery(withPage(loaded, 1)))}>
                Go to the first page
              </LinkButton>
            }
          />
        ) : (
          <NothingFound search={loaded} hints={found.drop} />
        )}
      </div>
    </div>
  );
}

function SheetButton({
  sheet,
  icon,
  children,
}: {
  sheet: string;
  icon: ReactNode;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      popovertarget={sheet}
      className={buttonClass({ variant: "secondary", size: "sm" })}
    >
      {icon}
      {children}
    </button>
  );
}
