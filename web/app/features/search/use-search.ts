import { useNavigate, useNavigation } from "@remix-run/react";

import { readSearch, type Search, searchQuery } from "~/features/search/search-state";
import { paths } from "~/lib/paths";

export type SearchInHand = {
  /** The search that the page shows, or is about to show: what a click adds to. */
  search: Search;
  /** Its results are on their way. */
  pending: boolean;
  /** Opens another search without leaving the place on the page. */
  open: (next: Search) => void;
};

/** The search in the address, one step ahead: two quick clicks both count. */
export function useSearch(loaded: Search): SearchInHand {
  const navigate = useNavigate();
  const { state, location } = useNavigation();
  const ahead = state === "loading" && location.pathname.toLowerCase().replace(/\/$/, "") === paths.search() ? readSearch(new URLSearchParams(location.search)) : null;
  return {
    search: ahead ?? loaded,
    pending: ahead !== null,
    open: (next) => navigate(paths.search(searchQuery(next)), { preventScrollReset: true }),
  };
}
