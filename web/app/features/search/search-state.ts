import type { Schema } from "~/lib/api-types";

/** The BFF's page size. */
export const pageSize = 24;

export const sorts = ["relevance", "confirmed", "experience", "name"] as const;
export type Sort = (typeof sorts)[number];

/** Facets with several values. */
const facetNames = ["area", "state", "country", "degree"] as const;
export type FacetName = (typeof facetNames)[number];

/** The URL is the only state. */
export type Search = {
  /** Trimmed; may be empty. */
  q: string;
  /** Narrowest codes only: `engineering`, or `engineering/structural`. */
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

/** Relevance with words, else latest confirmed. */
export function defaultSort(q: string): Sort {
  return q === "" ? "confirmed" : "relevance";
}

/** Unknown, empty, or repeated values are left out. */
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
    // No words, no relevance.
    sort: q === "" && sort === "relevance" ? defaultSort(q) : sort,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Canonical: defaults are left out. */
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

/** Without a filter or a word. Values are separated by commas, as in the BFF's hints. */
export function without(search: Search, name: FacetName | "q", value: string): Search {
  if (name === "q") return withWords(search, withoutWord(search.q, value));
  const dropped = new Set(value.split(","));
  return { ...search, [name]: search[name].filter((one) => !dropped.has(one)), page: 1 };
}

/** Drops a relevance order without words. */
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

export function withoutFacets(search: Search): Search {
  return { ...search, area: [], state: [], country: [], degree: [], page: 1 };
}

/** Drops facets with refused values; null if there are none. */
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

type ActiveFilter = { name: FacetName; value: string; label: string };

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

function values(params: URLSearchParams, name: FacetName): string[] {
  const found = params.getAll(name).map((value) => value.trim());
  return [...new Set(found)]
    .filter((value) => value !== "" && value.length <= 120)
    .slice(0, mostValues)
    .sort();
}
