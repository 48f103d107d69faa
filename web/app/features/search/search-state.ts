import type { Schema } from "~/lib/api-types";

/** Experts on a page of results; the BFF's number. */
export const pageSize = 24;

export const sorts = ["relevance", "confirmed", "experience", "name"] as const;
export type Sort = (typeof sorts)[number];

/** The facets that take any number of values. */
export const facetNames = ["area", "state", "country", "degree"] as const;
export type FacetName = (typeof facetNames)[number];

/** A search as encoded in the URL. It's the only state, so back, reload, and sharing work. */
export type Search = {
  /** What was typed, trimmed; empty for none. */
  q: string;
  /** Codes of areas, the narrowest ones only: `engineering`, or `engineering/structural`. */
  area: readonly string[];
  state: readonly string[];
  country: readonly string[];
  degree: readonly string[];
  sort: Sort;
  /** From 1. */
  page: number;
};

export const emptySearch: Search = {
  q: "",
  area: [],
  state: [],
  country: [],
  degree: [],
  sort: "confirmed",
  page: 1,
};

const longestQuery = 200;
const mostValues = 60;

/** Words are ranked by relevance; without words the latest confirmed come first. */
export function defaultSort(q: string): Sort {
  return q === "" ? "confirmed" : "relevance";
}

/** Reads a search from an address. Anything unknown, empty or doubled is left out; it never fails. */
export function readSearch(params: URLSearchParams): Search {
  const q = (params.get("q") ?? "").replace(/\s+/g, " ").trim().slice(0, longestQuery);
  const asked = params.get("sort");
  const sort = sorts.find((known) => known === asked) ?? defaultSort(q);
  const page = Number(params.get("page") ?? "1");
  return {
    q,
    area: narrowest(values(params, "area")),
    state: values(params, "state"),
    country: values(params, "country"),
    degree: values(params, "degree"),
    // Relevance to nothing is no order.
    sort: q === "" && sort === "relevance" ? defaultSort(q) : sort,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a search, in one spelling: what is default is left out. */
export function searchQuery(search: Search): URLSearchParams {
  const params = new URLSearchParams();
  if (search.q !== "") params.set("q", search.q);
  for (const name of facetNames) {
    for (const value of [...search[name]].sort()) params.append(name, value);
  }
  if (search.sort !== defaultSort(search.q)) params.set("sort", search.sort);
  if (search.page > 1) params.set("page", String(search.page));
  return params;
}

/** What the BFF is asked: the order is always said. */
export function apiQuery(search: Search): URLSearchParams {
  const params = searchQuery(search);
  params.set("sort", search.sort);
  return params;
}

/** Adds a value to a facet, or takes it away; back to the first page. Areas stay as narrow as they were meant. */
export function toggle(search: Search, name: FacetName, value: string): Search {
  const chosen = search[name];
  if (name === "area") return { ...search, area: toggleArea(chosen, value), page: 1 };
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return { ...search, [name]: next, page: 1 };
}

/**
 * The search without one filter, or without one of its words. Several values of
 * a facet stand with commas between them, as the BFF's hints write them. What is
 * not there is dropped in peace.
 */
export function without(search: Search, name: FacetName | "q", value: string): Search {
  if (name === "q") return withWords(search, withoutWord(search.q, value));
  const dropped = new Set(value.split(","));
  return { ...search, [name]: search[name].filter((one) => !dropped.has(one)), page: 1 };
}

/** The same filters with other words. An order that only words give goes away with them. */
export function withWords(search: Search, q: string): Search {
  const words = q.replace(/\s+/g, " ").trim().slice(0, longestQuery);
  const sort =
    search.sort === defaultSort(search.q) || (words === "" && search.sort === "relevance")
      ? defaultSort(words)
      : search.sort;
  return { ...search, q: words, sort, page: 1 };
}

export function withSort(search: Search, sort: Sort): Search {
  return { ...search, sort, page: 1 };
}

export function withPage(search: Search, page: number): Search {
  return { ...search, page };
}

/** No facet is chosen; the words and the order stay. */
export function withoutFacets(search: Search): Search {
  return { ...search, area: [], state: [], country: [], degree: [], page: 1 };
}

/** The search without the facets that have a value the BFF refused, or null if there are none. */
export function withoutRefused(
  search: Search,
  errors: Readonly<Record<string, unknown>> | null,
): Search | null {
  const refused = facetNames.filter(
    (name) => errors !== null && name in errors && search[name].length > 0,
  );
  if (refused.length === 0) return null;
  return refused.reduce<Search>((rest, name) => ({ ...rest, [name]: [] }), { ...search, page: 1 });
}

export function facetCount(search: Search): number {
  return facetNames.reduce((sum, name) => sum + search[name].length, 0);
}

export type ActiveFilter = { name: FacetName; value: string; label: string };

/** The chosen values with the names that people know them by. A value that no facet lists keeps its code. */
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
  const lists = { state: facets.states, country: facets.countries, degree: facets.degrees };
  return facetNames.flatMap((name) =>
    search[name].map((value) => ({
      name,
      value,
      label:
        (name === "area"
          ? areas.get(value)
          : lists[name].find((one) => one.code === value)?.name) ?? value,
    })),
  );
}

/** Whether a category is chosen itself or through one of its parts. */
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
  // The last part let go leaves the category, of which it was a part.
  return areaChosen(rest, category) ? rest : [...rest, category];
}

/** The words without one of them; nothing is left where the word is not one of them. */
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

function values(params: URLSearchParams, name: FacetName): string[] {
  const found = params.getAll(name).map((value) => value.trim());
  return [...new Set(found)]
    .filter((value) => value !== "" && value.length <= 120)
    .slice(0, mostValues)
    .sort();
}
