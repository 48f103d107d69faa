import { CountBars } from "~/components/chart/count-bars";
import { TileMap } from "~/components/chart/tile-map";
import { emptySearch, searchQuery, toggle } from "~/features/search/search-state";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

type Facet = Schema<"Facet">;
const leading = 5;

export function BrowsePlaces({
  states,
  countries,
}: {
  states: readonly Facet[];
  countries: readonly Facet[];
}) {
  const abroad = countries.filter((country) => country.code !== "US");
  const row = (name: "state" | "country") => (facet: Facet) => ({
    key: facet.code,
    label: facet.name,
    count: facet.count,
    href: paths.search(searchQuery(toggle(emptySearch, name, facet.code))),
  });
  const most = Math.max(0, ...states.map((state) => state.count));
  return (
    <>
      <TileMap
        label="Experts by state"
        unit={["expert", "experts"]}
        values={states.map(({ code, count }) => ({
          code,
          count,
          href: paths.search(searchQuery(toggle(emptySearch, "state", code))),
        }))}
      />
      <p className="mt-2 text-13 text-muted">
        Darker means more experts. Choose a state to see its list.
      </p>
      <div className="mt-3">
        <CountBars
          label="States with the most experts"
          rows={states.slice(0, leading).map(row("state"))}
          most={most}
        />
      </div>
      {abroad.length > 0 ? (
        <div className="mt-4">
          <h3 className="font-sans text-15 font-semibold tracking-normal">
            Outside the United States
          </h3>
          <CountBars
            label="Countries outside the United States"
            rows={abroad.slice(0, leading).map(row("country"))}
            most={most}
          />
        </div>
      ) : null}
    </>
  );
}
