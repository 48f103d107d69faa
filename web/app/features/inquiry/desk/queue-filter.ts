/** The filters of the queue, as they stand in the address. */
export const filterNames = ["kind", "state", "assignee", "q", "page"] as const;

/** The filters in a query, without empty and unknown ones, and with some set anew; a new filter begins at the first page. */
export function filterQuery(
  from: URLSearchParams,
  change: Partial<Record<(typeof filterNames)[number], string>> = {},
): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of filterNames) {
    const value =
      name in change
        ? change[name]
        : name === "page" && Object.keys(change).length > 0
          ? ""
          : from.get(name);
    if (value) query.set(name, value);
  }
  return query;
}
