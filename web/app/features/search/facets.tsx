import type { ReactNode } from "react";

import { TileMap } from "~/components/chart/tile-map";
import { usTiles } from "~/components/chart/us-tiles";
import { Button } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";
import { type FacetChoice, FacetList } from "~/features/search/facet-list";
import { FeeFacet } from "~/features/search/fee-facet";
import { searchFormId } from "~/features/search/search-form";
import {
  areaChosen,
  type FacetName,
  limited,
  type Search,
  searchQuery,
  toggle,
} from "~/features/search/search-state";
import { Sheet } from "~/features/search/sheet";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";
import { filterNames } from "~/lib/search-filters.gen";
import { listText } from "~/lib/format/list";

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
          <AboutAreas chosen={search.area} areas={facets.areas} />
        </Group>
        {groups(facets.filters, "testimony", "side").map((group) => (
          <FilterGroup key={group.label} {...{ group, search, onToggle }} />
        ))}
        {facets.fees === null ? null : (
          <Group title="Fee" values={facets.fees.buckets} shown={limited(search.fee)}>
            <FeeFacet search={search} fees={facets.fees} change={change} />
          </Group>
        )}
        {others(facets.filters).map((group) => (
          <FilterGroup key={group.label} {...{ group, search, onToggle }} />
        ))}
        {groups(facets.filters, "language").map((group) => (
          <FilterGroup key={group.label} {...{ group, search, onToggle }} shown={5} />
        ))}
        <Group title="Degree" values={facets.degrees}>
          <FacetList
            name="degree"
            label="Degree"
            choices={choices(facets.degrees, search.degree)}
            onToggle={onToggle("degree")}
            shown={6}
          />
        </Group>
        <Group title="City" values={facets.cities}>
          <FacetList
            name="city"
            label="City"
            choices={choices(facets.cities, search.city)}
            onToggle={onToggle("city")}
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

/** Leads to what editors say about the chosen areas. */
function AboutAreas({
  chosen,
  areas,
}: {
  chosen: readonly string[];
  areas: readonly Schema<"AreaFacet">[];
}) {
  const parts = areas.flatMap(({ children }) =>
    children.filter(({ code }) => chosen.includes(code)),
  );
  return parts.length === 0 ? null : (
    <ul className="mt-2 text-13">
      {parts.map(({ code, name }) => (
        <li key={code} className="py-0.5 touch:py-2">
          <TextLink href={paths.area(code)}>About {name}</TextLink>
        </li>
      ))}
    </ul>
  );
}

type FilterList = Schema<"FacetList">;
type GroupOfFilters = { label: string; filters: readonly FilterList[] };

/** Neighbors with one label share a heading. */
function groupsOf(filters: readonly FilterList[]): readonly GroupOfFilters[] {
  const labels = [...new Set(filters.map(({ label }) => label))];
  return labels.map((label) => ({
    label,
    filters: filters.filter((filter) => filter.label === label),
  }));
}

function groups(filters: readonly FilterList[], ...codes: string[]): readonly GroupOfFilters[] {
  return codes.flatMap((code) => groupsOf(filters.filter((filter) => filter.code === code)));
}

const placed = ["testimony", "side", "language"];

/** Filters without a place of their own, in the BFF's order. */
function others(filters: readonly FilterList[]): readonly GroupOfFilters[] {
  return groupsOf(filters.filter(({ code }) => !placed.includes(code)));
}

function FilterGroup({
  group: { label, filters },
  search,
  onToggle,
  shown,
}: {
  group: GroupOfFilters;
  search: Search;
  onToggle: (name: FacetName) => (value: string) => void;
  shown?: number;
}) {
  const hints = filters.map(({ hint }) => hint).filter((hint) => hint !== "");
  return (
    <Group title={label} values={filters.flatMap(({ values }) => values)}>
      {filters.map(({ code, values }) => {
        const name = filterNames.find((known) => known === code);
        if (name === undefined) return null;
        const most = Math.max(...filters.flatMap((one) => one.values.map(({ count }) => count)));
        return (
          <FacetList
            key={code}
            name={name}
            label={label}
            choices={choices(values, search[name])}
            onToggle={onToggle(name)}
            shown={shown}
            most={most}
          />
        );
      })}
      {hints.map((hint) => (
        <p key={hint} className="mt-1 text-13 text-muted">
          {hint}
        </p>
      ))}
    </Group>
  );
}

function Group({
  title,
  values,
  shown = false,
  first = false,
  children,
}: {
  title: string;
  values: readonly unknown[];
  /** Also without values. */
  shown?: boolean;
  first?: boolean;
  children: ReactNode;
}) {
  if (values.length === 0 && !shown) return null;
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
        {chosen.length > 0 ? `${listText(chosen.map((state) => state.name))} chosen. ` : null}
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
