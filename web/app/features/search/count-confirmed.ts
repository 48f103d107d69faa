import type { Schema } from "~/lib/api-types";

type Page = Pick<Schema<"ExpertSearch">, "count" | "total"> & {
  results: readonly Pick<Schema<"ExpertCard">, "confirmed_at">[];
};

/**
 * How many experts were confirmed at `since` or later. `first` is the first page
 * of all experts, latest confirmed first; further pages are asked for only where
 * the boundary lies beyond, by halving: 100,000 experts take twelve.
 */
export async function countConfirmed(
  first: Page,
  pageSize: number,
  since: Date,
  pageAt: (page: number) => Promise<Page>,
): Promise<number> {
  const fresh = (page: Page) =>
    page.results.filter(
      (expert) => expert.confirmed_at !== null && new Date(expert.confirmed_at) >= since,
    ).length;
  if (fresh(first) < first.results.length || first.total <= 1) return fresh(first);
  // All of `low` is fresh; `high` is not, or does not exist.
  let low = 1;
  let high = first.total + 1;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const page = await pageAt(middle);
    const many = fresh(page);
    if (many > 0 && many < page.results.length) return (middle - 1) * pageSize + many;
    if (many === 0) high = middle;
    else low = middle;
  }
  return high > first.total ? first.count : low * pageSize;
}
