import type { ReactNode } from "react";

import { TileMap } from "~/components/chart/tile-map";
import { usTiles } from "~/components/chart/us-tiles";
import { Button } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";
import { type FacetChoice, FacetList } from "~/features/search/facet-list";
import { searchFormId } from "~/features/search/search-form";
import {
  areaChosen,
  type FacetName,
  type Search,
  searchQuery,
  toggle,
} from "~/features/search/search-state";
import { Sheet } from "~/features/search/sheet";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

export const mapSheet = "search-map";
export const filterSheet = "search-filters";

type Facet = Schema<"Facet">;

type Props = {
  search: Search;
  facets: Schema<"ExpertSearch">["facets"];
  /** Such as `Show 21 experts`. */
  done: string;
  change: (next: (search: Search) => Search) => void;
};

export function Facets({ search, facets, done, change }: Props) {
  const onToggle = (name: FacetName) => (value: string) =>
    change((now) => toggle(now, name, value));
  return (
    <aside aria-label="Filters" className="lg:w-[264px]">
      <Sheet id={mapSheet} title="Location" done={done}>
        <StateFacet search={search} states={facets.states} onToggle={onToggle("state")} />
      </Sheet>
      <Sheet id={filterSheet} title="Filters" done={done}>
        <Group title="Area of expertise" values={facets.areas} first>
          <FacetList
            name="area"
            label="Area of expertise"
            choices={areaChoices(facets.areas, search.area)}
            onToggle={onToggle("area")}
          />
        </Group>
        <Group title="Degree" values={facets.degrees}>
          <FacetList
            name="degree"
            label="Degree"
            choices={choices(facets.degrees, search.degree)}
            onToggle={onToggle("degree")}
            shown={6}
          />
        </Group>
        <Group title="Country" values={facets.countries}>
          <FacetList
            name="country"
            label="Country"
            choices={choices(facets.countries, search.country)}
            onToggle={onToggle("country")}
            shown={5}
          />
        </Group>
        <noscript>
          <Button type="submit" form={searchFormId} full className="mt-4">
            Apply filters
          </Button>
        </noscript>
      </Sheet>
    </aside>
  );
}

function Group({
  title,
  values,
  first = false,
  children,
}: {
  title: string;
  values: readonly unknown[];
  first?: boolean;
  children: ReactNode;
}) {
  if (values.length === 0) return null;
  return (
    <section className={`border-line py-[18px] ${first ? "max-lg:pt-0 lg:border-t" : "border-t"}`}>
      <h2 className="mb-1 font-sans text-15 font-semibold tracking-normal">{title}</h2>
      {children}
    </section>
  );
}

function StateFacet({
  search,
  states,
  onToggle,
}: {
  search: Search;
  states: readonly Facet[];
  onToggle: (value: string) => void;
}) {
  const drawn = new Set(usTiles.map((tile) => tile.code));
  const chosen = states.filter((state) => search.state.includes(state.code));
  const tiles = states
    .filter((state) => drawn.has(state.code))
    .map(({ code, count }) => ({
      code,
      count,
      selected: search.state.includes(code),
      href: paths.search(searchQuery(toggle(search, "state", code))),
    }));
  return (
    <section className="lg:pb-[18px]">
      <div className="mb-2 flex items-baseline justify-between max-lg:hidden">
        <h2 className="font-sans text-15 font-semibold tracking-normal">Location</h2>
        {chosen.length > 0 ? (
          <TextLink
            href={paths.search(searchQuery({ ...search, state: [], page: 1 }))}
            preventScrollReset
            discover="none"
            className="text-13"
          >
            Clear<span className="sr-only"> the states</span>
          </TextLink>
        ) : null}
      </div>
      <div className="mx-auto max-w-[340px]">
        <TileMap label="Experts by state" values={tiles} unit={["expert", "experts"]} keepsPlace />
      </div>
      <p className="mt-1.5 text-13 text-muted">
        {chosen.length > 0 ? `${chosen.map((state) => state.name).join(", ")} chosen. ` : null}
        Darker means more experts.
      </p>
      {states.length > 0 ? (
        <details className="mt-1">
          <summary className="inline-flex min-h-8 items-center text-13 text-accent underline decoration-accent/40 decoration-1 underline-offset-3 hover:decoration-current touch:min-h-11">
            {states.length === 1 ? "1 state as a list" : `${states.length} states as a list`}
          </summary>
          <FacetList
            name="state"
            label="State"
            choices={choices(states, search.state)}
            onToggle={onToggle}
            shown={60}
          />
        </details>
      ) : null}
    </section>
  );
}

function choices(facets: readonly Facet[], chosen: readonly string[]): FacetChoice[] {
  return facets.map(({ code, name, count }) => ({
    value: code,
    label: name,
    count,
    checked: chosen.includes(code),
  }));
}

function areaChoices(
  areas: Schema<"ExpertSearch">["facets"]["areas"],
  chosen: readonly string[],
): FacetChoice[] {
  return areas.map((area) => ({
    value: area.code,
    label: area.name,
    count: area.count,
    checked: areaChosen(chosen, area.code),
    parts: choices(area.children, chosen),
  }));
}
