import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { Freshness } from "~/components/ui/figure/freshness";
import { TextLink } from "~/components/ui/link";
import { SectionHeading } from "~/components/ui/section-heading";
import { AdmissionNote } from "~/features/bar-admission/admission-note";
import { loadAdmissionsState } from "~/features/bar-admission/admission-state.server";
import { ExpertRow } from "~/features/expert/list/expert-row";
import { expertLine } from "~/features/expert/list/expert-line";
import { ViewedList } from "~/features/expert/list/viewed-list";
import { clearViewed, loadViewed } from "~/features/expert/list/viewed.server";
import { DashboardLists } from "~/features/list/dashboard-lists";
import { loadDashboardLists } from "~/features/list/dashboard.server";
import { NextDeadlines } from "~/features/list/next-deadlines";
import { DashboardWaiting } from "~/features/message/dashboard-waiting";
import { loadWaiting } from "~/features/message/messages.server";
import { BrowseAreas } from "~/features/search/browse-areas";
import { BrowsePlaces } from "~/features/search/browse-places";
import { countConfirmed } from "~/features/search/count-confirmed";
import { DashboardSearches } from "~/features/search/saved/dashboard-searches";
import { loadNewest } from "~/features/search/saved/saved.server";
import { SearchForm } from "~/features/search/search-form";
import {
  apiQuery,
  emptySearch,
  pageSize,
  searchQuery,
  withPage,
} from "~/features/search/search-state";
import { apiFor } from "~/lib/api.server";
import { countText, numberText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

const newsDays = 30;
const latestShown = 6;
const searchesShown = 4;

export async function loader(args: LoaderFunctionArgs) {
  const api = apiFor(args);
  const pageAt = (page: number) =>
    api.get("/api/experts", {
      query: apiQuery(withPage(emptySearch, page)),
    });
  const [first, admissions, viewed, searches, lists, upcoming, waiting] = await Promise.all([
    pageAt(1),
    loadAdmissionsState(args),
    loadViewed(args),
    loadNewest(args, searchesShown),
    loadDashboardLists(args),
    api.get("/api/lists/upcoming"),
    loadWaiting(args),
  ]);
  const now = new Date();
  const confirmed = await countConfirmed(
    first,
    pageSize,
    new Date(now.getTime() - newsDays * 86_400_000),
    pageAt,
  );
  return {
    admissions,
    of: first.of,
    confirmed,
    facets: first.facets,
    latest: first.results.slice(0, latestShown),
    viewed,
    searches,
    lists,
    upcoming: upcoming.results,
    waiting,
    now: now.toISOString(),
  };
}

export const action = clearViewed;

export const meta = () =>
  screenHead(
    "Dashboard",
    "Your lists, saved searches, and deadlines, and experts by area and location.",
  );

export default function AttorneyDashboard() {
  const {
    admissions,
    of,
    confirmed,
    facets,
    latest,
    viewed,
    searches,
    lists,
    upcoming,
    waiting,
    now,
  } = useLoaderData<typeof loader>();
  const at = new Date(now);
  const parts = facets.areas.reduce((sum, area) => sum + area.children.length, 0);

  return (
    <div className="grid max-w-[1168px] grid-cols-1 items-start gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,1fr)_304px]">
      <div className="grid min-w-0 grid-cols-1 gap-11 max-sm:gap-9">
        <section aria-labelledby="news">
          <h1 id="news" className="mb-5">
            {countText(of, "expert", "experts")}, {numberText(confirmed)} confirmed in the last{" "}
            {newsDays} days
          </h1>
          <AdmissionNote state={admissions} linked className="mb-4" />
          <SearchForm search={emptySearch} placeholder="A question, a field, a name" />
          <p className="mt-2.5 text-13 text-muted">
            Partial words and typos are fine. Filter by area, location, or degree later.
          </p>
        </section>
        {waiting ? <DashboardWaiting waiting={waiting} now={now} /> : null}
        <DashboardLists lists={lists} />
        <DashboardSearches searches={searches} />
        <section aria-labelledby="areas">
          <SectionHeading
            id="areas"
            title="By area of expertise"
            detail={countText(parts, "area", "areas")}
            className="mb-0!"
          />
          <BrowseAreas areas={facets.areas} />
        </section>
        <section aria-labelledby="latest">
          <SectionHeading
            id="latest"
            title="Recently confirmed"
            aside={
              <TextLink href={paths.search(searchQuery(emptySearch))} discover="none">
                All, newest first
              </TextLink>
            }
            className="mb-1.5!"
          />
          <ul>
            {latest.map((expert, index) => (
              <li key={expert.expert_id} className="border-b border-line py-2 last:border-b-0">
                <ExpertRow
                  expertId={expert.expert_id}
                  name={expert.name}
                  photo={expert.photo}
                  line={expertLine(expert)}
                  size={44}
                  first={index === 0}
                  aside={<Freshness at={expert.confirmed_at} now={at} />}
                />
              </li>
            ))}
          </ul>
        </section>
        <ViewedList experts={viewed} />
      </div>
      <aside
        aria-label="Deadlines and places"
        className="grid min-w-0 grid-cols-1 gap-11 max-sm:gap-9"
      >
        <NextDeadlines days={upcoming} now={now} />
        <section aria-labelledby="places">
          <SectionHeading id="places" title="Locations" className="[&_h2]:text-20" />
          <BrowsePlaces states={facets.states} countries={facets.countries} />
        </section>
      </aside>
    </div>
  );
}
