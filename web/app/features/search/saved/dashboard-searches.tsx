import { TextLink } from "~/components/ui/link";
import { SectionHeading } from "~/components/ui/section-heading";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

import { SavedRow } from "./saved-row";

/** Nothing before the first saved search. */
export function DashboardSearches({ searches }: { searches: readonly Schema<"SavedSearch">[] }) {
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="saved-searches">
      <SectionHeading
        id="saved-searches"
        title="Saved searches"
        aside={<TextLink href={paths.savedSearches()}>All of them</TextLink>}
        className="mb-1.5!"
      />
      <ul>
        {searches.map((saved) => (
          <li key={saved.id} className="border-b border-line py-3 last:border-b-0">
            <SavedRow saved={saved} />
          </li>
        ))}
      </ul>
    </section>
  );
}
