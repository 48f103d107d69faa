import { useNavigate, useNavigation } from "@remix-run/react";
import { useRef } from "react";

import { readSearch, type Search, searchQuery } from "~/features/search/search-state";
import { paths } from "~/lib/paths";

type SearchInHand = {
  /** Current or pending; clicks add to it. */
  search: Search;
  pending: boolean;
  /** Keeps the scroll position. */
  change: (next: (search: Search) => Search) => void;
};

/** One step ahead, so two quick clicks both count. */
export function useSearch(loaded: Search): SearchInHand {
  const navigate = useNavigate();
  const { state, location } = useNavigation();
  const ahead =
    state === "loading" && location.pathname.toLowerCase().replace(/\/$/, "") === paths.search()
      ? readSearch(new URLSearchParams(location.search))
      : null;
  const search = ahead ?? loaded;

  // A click may come before the last one renders.
  const inHand = useRef({ drawn: search, asked: search });
  function change(next: (search: Search) => Search) {
    const known = inHand.current.drawn === search ? inHand.current.asked : search;
    const asked = next(known);
    inHand.current = { drawn: search, asked };
    navigate(paths.search(searchQuery(asked)), { preventScrollReset: true });
  }
  return { search, pending: ahead !== null, change };
}
