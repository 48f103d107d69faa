import type { Schema } from "~/lib/api-types";

type Page = Pick<Schema<"ExpertSearch">, "count" | "total"> & {
  results: readonly Pick<Schema<"ExpertCard">, "confirmed_at">[];
};

/**
 * `first` is page 1, latest confirmed first. A binary search over pages: 12 requests for 100,000
 * experts.
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
  // `low` is recent; `high` is not, or doesn't exist.
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
