import { useEffect } from "react";

import { noteSearch } from "~/features/search/recent-searches";
import { criteriaText } from "~/features/search/saved/criteria-text";
import { activeFilters, type Search, searchQuery, withPage } from "~/features/search/search-state";
import type { Schema } from "~/lib/api-types";

/** Remembers a search once its results are shown. */
export function useNoteSearch(search: Search, facets: Schema<"ExpertSearch">["facets"]): void {
  const query = searchQuery(withPage(search, 1)).toString();
  useEffect(() => {
    const criteria = activeFilters(search, facets).map(({ label }) => label);
    if (search.q !== "" || criteria.length > 0)
      noteSearch({ label: criteriaText(search.q, criteria), query });
    // The address says which search it is; names of filters change with it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [query]);
}
