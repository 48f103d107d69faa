import { filterNames } from "~/lib/search-filters.gen";
import type { Schema } from "~/lib/api-types";
import { numberText } from "~/lib/format/number";

/** The BFF's page size. */
export const pageSize = 24;

export const sorts = ["relevance", "confirmed", "experience", "fee", "name"] as const;
export type Sort = (typeof sorts)[number];

export type FacetName = (typeof filterNames)[number];

// The order of the URL and of the chips.
const firstNames = ["area", "city", "state", "country", "degree"] as const;
const facetNames: readonly FacetName[] = [
  ...firstNames,
  ...filterNames.filter((name) => !firstNames.some((first) => first === name)),
];

/** Areas: narrowest codes only, `engineering` or `engineering/structural`. */
type Facets = Readonly<Record<FacetName, readonly string[]>>;

/** Hourly rates in U.S. dollars; null is no limit. */
export type FeeRange = {
  /** Empty: the first that the BFF offers. */
  activity: string;
  from: number | null;
  to: number | null;
};

/** The URL is the only state. */
export type Search = Facets & {
  /** Trimmed; may be empty. */
  q: string;
  /** Parts of `q` that mean only themselves. */
  plain: readonly string[];
  /** Parts of `q` that don't count. */
  skip: readonly string[];
  fee: FeeRange;
  sort: Sort;
  /** From 1. */
  page: number;
};

const anyFee: FeeRange = { activity: "", from: null, to: null };

function eachFacet(values: (name: FacetName) => readonly string[]): Facets {
  return Object.fromEntries(facetNames.map((name) => [name, values(name)])) as Facets;
}

const noFacets = eachFacet(() => []);

export const emptySearch: Search = {
  ...noFacets,
  q: "",
  plain: [],
  skip: [],
  fee: anyFee,
  sort: "confirmed",
  page: 1,
};

/** A page of a complaint; the BFF's limit. */
export const longestQuery = 5000;
const mostValues = 60;
/** U.S. dollars; the BFF's limit. */
export const highestFee = 100_000;

/** Relevance with words, else latest confirmed. */
export function defaultSort(q: string): Sort {
  return q === "" ? "confirmed" : "relevance";
}

/** Unknown, empty, or repeated values are left out. */
export function readSearch(params: URLSearchParams): Search {
  const q = tidyWords(params.get("q") ?? "");
  const asked = params.get("sort");
  const sort = sorts.find((known) => known === asked) ?? defaultSort(q);
  const page = Number(params.get("page") ?? "1");
  return {
    ...eachFacet((name) => values(params, name)),
    q,
    plain: q === "" ? [] : values(params, "plain"),
    skip: q === "" ? [] : values(params, "skip"),
    area: narrowest(values(params, "area")),
    fee: readFee(params),
    // No words, no relevance.
    sort: q === "" && sort === "relevance" ? defaultSort(q) : sort,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Canonical: defaults are left out. */
export function searchQuery(search: Search): URLSearchParams {
  const params = new URLSearchParams();
  if (search.q !== "") params.set("q", search.q);
  for (const part of search.plain) params.append("plain", part);
  for (const part of search.skip) params.append("skip", part);
  for (const name of facetNames) {
    for (const value of [...search[name]].sort()) params.append(name, value);
  }
  const { activity, from, to } = search.fee;
  if (activity !== "") params.set("fee_activity", activity);
  if (from !== null) params.set("fee_from", String(from));
  if (to !== null) params.set("fee_to", String(to));
  if (search.sort !== defaultSort(search.q)) params.set("sort", search.sort);
  if (search.page > 1) params.set("page", String(search.page));
  return params;
}

/** The BFF always gets the order. */
export function apiQuery(search: Search): URLSearchParams {
  const params = searchQuery(search);
  params.set("sort", search.sort);
  return params;
}

/** Back to page 1. Areas stay narrow. */
export function toggle(search: Search, name: FacetName, value: string): Search {
  const chosen = search[name];
  if (name === "area") return { ...search, area: toggleArea(chosen, value), page: 1 };
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return { ...search, [name]: next, page: 1 };
}

/** With a filter that the words name. */
export function toggleOffer(search: Search, offer: { filter: string; code: string }): Search {
  const name = facetNames.find((known) => known === offer.filter);
  return name === undefined ? search : toggle(search, name, offer.code);
}

/**
 * Without a filter or a word. Values are separated by commas, as in the BFF's hints. `fee` is the
 * limits of the fee.
 */
export function without(search: Search, name: string, value: string): Search {
  if (name === "q") return withWords(search, withoutWord(search.q, value));
  if (name === "fee") return withFee(search, { ...search.fee, from: null, to: null });
  const facet = facetNames.find((known) => known === name);
  if (facet === undefined) return search;
  const dropped = new Set([value, ...value.split(",")]);
  return { ...search, [facet]: search[facet].filter((one) => !dropped.has(one)), page: 1 };
}

/** Limits in the wrong order are swapped. */
export function withFee(search: Search, fee: FeeRange): Search {
  const { from, to } = fee;
  const swapped = from !== null && to !== null && from > to;
  return { ...search, fee: swapped ? { ...fee, from: to, to: from } : fee, page: 1 };
}

/** Drops a relevance order without words. */
export function withWords(search: Search, q: string): Search {
  const words = tidyWords(q);
  const sort =
    search.sort === defaultSort(search.q) || (words === "" && search.sort === "relevance")
      ? defaultSort(words)
      : search.sort;
  return { ...search, q: words, plain: [], skip: [], sort, page: 1 };
}

/** A part of the words means only itself. */
export function asTyped(search: Search, part: string): Search {
  return { ...search, plain: [...new Set([...search.plain, part])].sort(), page: 1 };
}

/** What the search adds to a part of the words counts again. */
export function withMeanings(search: Search, part: string): Search {
  const same = part.toLowerCase();
  return { ...search, plain: search.plain.filter((one) => one.toLowerCase() !== same), page: 1 };
}

/** A part of the words doesn't count. */
export function skipping(search: Search, part: string): Search {
  return { ...search, skip: [...new Set([...search.skip, part])].sort(), page: 1 };
}

/** Nothing is cut: the BFF refuses what is too long. */
function tidyWords(q: string): string {
  return q.replace(/\s+/g, " ").trim();
}

export function withSort(search: Search, sort: Sort): Search {
  return { ...search, sort, page: 1 };
}

export function withPage(search: Search, page: number): Search {
  return { ...search, page };
}

export function withoutFacets(search: Search): Search {
  return { ...search, ...noFacets, fee: anyFee, page: 1 };
}

/** Drops what was refused; null if that is nothing of the filters or the order. */
export function withoutRefused(
  search: Search,
  errors: Readonly<Record<string, unknown>> | null,
): Search | null {
  if (errors === null) return null;
  const refused = facetNames.filter((name) => name in errors && search[name].length > 0);
  const fee = search.fee !== anyFee && feeParameters.some((name) => name in errors);
  const sort = search.sort !== defaultSort(search.q) && "sort" in errors;
  if (refused.length === 0 && !fee && !sort) return null;
  return {
    ...search,
    ...Object.fromEntries(refused.map((name) => [name, []])),
    fee: fee ? anyFee : search.fee,
    sort: sort ? defaultSort(search.q) : search.sort,
    page: 1,
  };
}

export function facetCount(search: Search): number {
  const fee = limited(search.fee) ? 1 : 0;
  return facetNames.reduce((sum, name) => sum + search[name].length, fee);
}

const feeParameters = ["fee_activity", "fee_from", "fee_to"] as const;

export function limited({ from, to }: FeeRange): boolean {
  return from !== null || to !== null;
}

/** `$200 to $550`, `Up to $550`, `$200 or more` */
export function feeText({ from, to }: FeeRange): string {
  if (from === null) return `Up to $${numberText(to ?? highestFee)}`;
  return to === null
    ? `$${numberText(from)} or more`
    : `$${numberText(from)} to $${numberText(to)}`;
}

type ActiveFilter = { name: FacetName | "fee"; value: string; label: string };

/** Unlisted values show their code. */
export function activeFilters(
  search: Search,
  facets: Schema<"ExpertSearch">["facets"],
): ActiveFilter[] {
  const areas = new Map(
    facets.areas.flatMap((area) => [
      [area.code, area.name] as const,
      ...area.children.map((child) => [child.code, child.name] as const),
    ]),
  );
  const lists: Record<string, readonly Schema<"Facet">[]> = {
    state: facets.states,
    country: facets.countries,
    degree: facets.degrees,
    city: facets.cities,
    ...Object.fromEntries(facets.filters.map((filter) => [filter.code, filter.values])),
  };
  const active: ActiveFilter[] = facetNames.flatMap((name) =>
    search[name].map((value) => ({
      name,
      value,
      label:
        (name === "area"
          ? areas.get(value)
          : lists[name]?.find((one) => one.code === value)?.name) ?? value,
    })),
  );
  if (limited(search.fee) && facets.fees !== null) {
    active.push({
      name: "fee",
      value: "",
      label: `${feeText(search.fee)}, ${activityOf(facets.fees)}`,
    });
  }
  return active;
}

/** `case review` */
export function activityOf(fees: Schema<"FeeFacet">): string {
  const name = fees.activities.find(({ code }) => code === fees.activity)?.name ?? fees.activity;
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Itself, or one of its parts. */
export function areaChosen(chosen: readonly string[], code: string): boolean {
  return chosen.some((one) => one === code || one.startsWith(`${code}/`));
}

function toggleArea(chosen: readonly string[], code: string): string[] {
  const category = categoryOf(code);
  if (category === code) {
    const others = chosen.filter((one) => categoryOf(one) !== code);
    return areaChosen(chosen, code) ? others : [...others, code];
  }
  if (!chosen.includes(code)) return [...chosen.filter((one) => one !== category), code];
  const rest = chosen.filter((one) => one !== code);
  // Removing the last part keeps the category.
  return areaChosen(rest, category) ? rest : [...rest, category];
}

function withoutWord(q: string, word: string): string {
  const words = q.split(" ");
  const rest = words.filter((one) => one.toLowerCase() !== word.toLowerCase());
  return rest.length === words.length ? "" : rest.join(" ");
}

function categoryOf(code: string): string {
  return code.split("/", 1)[0] ?? code;
}

/** Drops a category if one of its parts is selected too; a form without script sends both. */
function narrowest(codes: readonly string[]): string[] {
  return codes.filter((code) => !codes.some((other) => other.startsWith(`${code}/`)));
}

function values(params: URLSearchParams, name: string): string[] {
  const found = params.getAll(name).map((value) => value.trim());
  return [...new Set(found)]
    .filter((value) => value !== "" && value.length <= 140)
    .slice(0, mostValues)
    .sort();
}

/** Whole dollars above 0; other text is no limit. */
function dollars(text: string | null): number | null {
  const amount = Number((text ?? "").replace(/[$,\s]/g, ""));
  return Number.isSafeInteger(amount) && amount > 0 ? Math.min(amount, highestFee) : null;
}

/** From a URL or a form. */
export function readFee(params: URLSearchParams): FeeRange {
  const activity = (params.get("fee_activity") ?? "").trim().slice(0, 40);
  const limits = {
    activity,
    from: dollars(params.get("fee_from")),
    to: dollars(params.get("fee_to")),
  };
  const stated = activity !== "" || limited(limits);
  return stated ? withFee(emptySearch, limits).fee : anyFee;
}
