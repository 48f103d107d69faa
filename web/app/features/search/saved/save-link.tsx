import { BellPlus } from "lucide-react";

import { LinkButton } from "~/components/ui/button";
import { paths } from "~/lib/paths";

import { facetCount, type Search, searchQuery, withPage } from "../search-state";

type Props = { search: Search; size?: "sm" | "lg"; className?: string };

/** Saves the search, or leads to the saved ones if it has no words and filters. */
export function SaveLink({ search, size, className }: Props) {
  if (search.q === "" && facetCount(search) === 0)
    return (
      <LinkButton href={paths.savedSearches()} size={size} className={className}>
        {size === "sm" ? "Saved" : "Saved searches"}
      </LinkButton>
    );
  return (
    <LinkButton
      href={paths.saveSearch(searchQuery(withPage(search, 1)))}
      discover="none"
      size={size}
      icon={<BellPlus />}
      className={className}
    >
      {size === "sm" ? "Save" : "Save search"}
    </LinkButton>
  );
}
