import { useNavigate, useNavigation } from "@remix-run/react";
import { useRef } from "react";

import { readSearch, type Search, searchQuery } from "~/features/search/search-state";
import { paths } from "~/lib/paths";

export type SearchInHand = {
  /** The search that the page shows, or is about to show: what a click adds to. */
  search: Search;
  /** Its results are on their way. */
  pending: boolean;
  /** Opens the search that follows from the one in hand, without leaving the place on the page. */
  change: (next: (search: Search) => Search) => void;
};

/** The search in the address, one step ahead: two quick clicks both count. */
export function useSearch(loaded: Search): SearchInHand {
  const navigate = useNavigate();
  const { state, location } = useNavigation();
  const ahead =
    state === "loading" && location.pathname.toLowerCase().replace(/\/$/, "") === paths.search()
      ? readSearch(new URLSearchParams(location.search))
      : null;
  const search = ahead ?? loaded;

  // A click may come before the last one is drawn: it adds to what was asked for, not to what is seen.
  const inHand = useRef({ drawn: search, asked: search });
  function change(next: (search: Search) => Search) {
    const known = inHand.current.drawn === search ? inHand.current.asked : search;
    const asked = next(known);
    inHand.current = { drawn: search, asked };
    navigate(paths.search(searchQuery(asked)), { preventScrollReset: true });
  }
  return { search, pending: ahead !== null, change };
}
