import { RemovableChip } from "~/components/ui/chip";
import { TextLink } from "~/components/ui/link";
import {
  asTyped,
  type Search,
  searchQuery,
  skipping,
  toggleOffer,
  withMeanings,
} from "~/features/search/search-state";
import type { Schema } from "~/lib/api-types";
import { countText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

type Props = {
  search: Search;
  found: Pick<Schema<"ExpertSearch">, "understood" | "offers" | "pasted" | "unused">;
};

const mostNames = 4;

/** What the search added to the words, filters that they name, and the words of a long text. */
export function UnderstoodParts({ search, found }: Props) {
  const { understood, offers, pasted, unused } = found;
  const added = pasted ? [] : understood.filter(({ also }) => also.length > 0);
  const plain = understood.filter((word) => word.plain);
  if (!pasted && added.length + plain.length + offers.length === 0) return null;
  return (
    <div className="mb-3 grid gap-1.5 text-13 text-muted [overflow-wrap:anywhere]">
      {pasted ? <LongText search={search} words={understood} unused={unused} /> : null}
      {added.map(({ typed, also }) => (
        <p key={typed}>
          Also searched for “{typed}”: {namesText(also)}.{" "}
          <PartLink search={asTyped(search, typed)} label={`Search only for “${typed}”`} />
        </p>
      ))}
      {plain.map(({ typed }) => (
        <p key={typed}>
          Searched only for “{typed}”.{" "}
          <PartLink
            search={withMeanings(search, typed)}
            label="Search for the same in other words"
          />
        </p>
      ))}
      {offers.length > 0 ? (
        <p>
          Show only{" "}
          {offers.map((offer, index) => (
            <span key={`${offer.filter}-${offer.code}`}>
              {index > 0 ? ", " : ""}
              <PartLink search={toggleOffer(search, offer)} label={offerText(offer)} />
            </span>
          ))}
        </p>
      ) : null}
    </div>
  );
}

function LongText({
  search,
  words,
  unused,
}: {
  search: Search;
  words: Props["found"]["understood"];
  unused: number;
}) {
  return (
    <div>
      <p className="mb-1.5">
        {words.length === 0
          ? "No words of your text are in a profile."
          : `Searched for the most telling words of your text${
              unused > 0
                ? `. ${countText(unused, "other word was", "other words were")} not used`
                : ""
            }.`}
      </p>
      <ul aria-label="Words of your text" className="flex flex-wrap gap-2">
        {words.map(({ typed }) => (
          <li key={typed} className="max-w-full">
            <RemovableChip
              href={paths.search(searchQuery(skipping(search, typed)))}
              removeLabel={`Don’t search for ${typed}`}
              discover="none"
            >
              {typed}
            </RemovableChip>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PartLink({ search, label }: { search: Search; label: string }) {
  return (
    <TextLink href={paths.search(searchQuery(search))} preventScrollReset discover="none">
      {label}
    </TextLink>
  );
}

function namesText(names: readonly string[]): string {
  const more = names.length - mostNames;
  const shown = names.slice(0, mostNames).join(", ");
  return more > 0 ? `${shown}, and ${more} more` : shown;
}

/** `experts in Texas (12)`, `experts in Houston, TX (3)`, `experts who speak Spanish (3)`, `experts with the degree PhD (4)` */
function offerText({ filter, name, count }: Schema<"FilterOffer">): string {
  const place = ["city", "state", "country"].includes(filter);
  const words = place
    ? `in ${name}`
    : filter === "language"
      ? `who speak ${name}`
      : `with the degree ${name}`;
  return `experts ${words} (${count})`;
}
