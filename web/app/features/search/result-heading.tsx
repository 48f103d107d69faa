import { Select } from "~/components/ui/choice/select";
import { searchFormId } from "~/features/search/search-form";
import {
  defaultSort,
  type Search,
  type Sort,
  sorts,
  withSort,
} from "~/features/search/search-state";
import { understoodText } from "~/features/search/understood";
import type { Schema } from "~/lib/api-types";
import { numberText } from "~/lib/format/number";

const sortNames: Record<Sort, string> = {
  relevance: "Relevance",
  confirmed: "Recently confirmed",
  experience: "Experience",
  fee: "Lowest fee",
  name: "Name",
};

type Props = {
  search: Search;
  found: Pick<
    Schema<"ExpertSearch">,
    "count" | "complete" | "of" | "understood" | "facets" | "pasted"
  >;
  change: (next: (search: Search) => Search) => void;
};

export function ResultHeading({ search, found, change }: Props) {
  const all = found.count === found.of;
  const understood = found.pasted ? [] : understoodText(found.understood); // shown as chips
  const usual = defaultSort(search.q);
  const offered = sorts.filter(
    (sort) =>
      (sort !== "relevance" || search.q !== "") && (sort !== "fee" || found.facets.fees !== null),
  );
  return (
    <div className="mt-5 mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1 lg:mt-6">
      <h1 aria-live="polite" aria-atomic="true" className="text-25 leading-[1.26]">
        {headline(found.count, all)}
      </h1>
      {all ? null : <p className="tnum text-13 text-muted">of {numberText(found.of)}</p>}
      <p
        className="text-13 text-muted [overflow-wrap:anywhere] empty:hidden max-sm:order-last max-sm:basis-full"
        role="status"
      >
        {[...firstText(found), ...understood].join(". ")}
      </p>
      <div className="ms-auto flex items-baseline gap-2 text-13 [&_select]:field-sizing-content">
        <span aria-hidden="true" className="text-muted">
          Sort by
        </span>
        <Select
          id="expert-search-sort"
          name="sort"
          label="Sort by"
          hideLabel
          look="quiet"
          form={searchFormId}
          value={search.sort === usual ? "" : search.sort}
          onChange={(event) =>
            change((now) =>
              withSort(now, sorts.find((sort) => sort === event.target.value) ?? usual),
            )
          }
          options={offered.map((sort) => ({
            value: sort === usual ? "" : sort,
            label: sortNames[sort],
          }))}
        />
      </div>
    </div>
  );
}

/** Those with all words come first. */
function firstText({ count, complete }: Pick<Props["found"], "count" | "complete">): string[] {
  if (complete === 0 || complete >= count) return [];
  return [`${numberText(complete)} with all of your words, listed first`];
}

function headline(count: number, all: boolean): string {
  if (count === 0) return "No experts match";
  const number = numberText(count);
  if (all) return count === 1 ? "1 expert" : `${number} experts`;
  return count === 1 ? "1 expert matches" : `${number} experts match`;
}
