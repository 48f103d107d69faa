import { RemovableChip } from "~/components/ui/chip";
import { TextLink } from "~/components/ui/link";
import {
  activeFilters,
  type Search,
  searchQuery,
  without,
  withoutFacets,
} from "~/features/search/search-state";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

/** Each links to the search without it. */
export function FilterChips({
  search,
  facets,
}: {
  search: Search;
  facets: Schema<"ExpertSearch">["facets"];
}) {
  const active = activeFilters(search, facets);
  if (active.length === 0) return null;
  return (
    <ul aria-label="Selected filters" className="mt-3 flex flex-wrap items-center gap-2">
      {active.map(({ name, value, label }) => (
        <li key={`${name}-${value}`} className="max-w-full">
          <RemovableChip
            href={paths.search(searchQuery(without(search, name, value)))}
            removeLabel={`Remove ${label}`}
            discover="none"
          >
            {label}
          </RemovableChip>
        </li>
      ))}
      {active.length > 1 ? (
        <li>
          <TextLink
            href={paths.search(searchQuery(withoutFacets(search)))}
            preventScrollReset
            discover="none"
            className="ms-1 inline-flex min-h-8 items-center text-13 touch:min-h-11"
          >
            Clear all
          </TextLink>
        </li>
      ) : null}
    </ul>
  );
}
