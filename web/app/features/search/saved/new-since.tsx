import { DateText } from "~/components/ui/date";
import { TextLink } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";
import { countText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

/** Which saved search the results are of, and how many of them are new. */
export function NewSince({ saved }: { saved: Schema<"SavedSearchOpened"> }) {
  const count = saved.newcomers.length;
  return (
    <p className="mb-3 text-13 text-muted [overflow-wrap:anywhere]">
      <TextLink href={paths.savedSearches()}>Saved</TextLink> as <bdi>“{saved.name}”</bdi>.{" "}
      {count === 0 ? "Nothing new" : `${countText(count, "new expert", "new experts")}`} since{" "}
      <DateText at={saved.new_since} />.
    </p>
  );
}
