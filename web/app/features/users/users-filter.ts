const names = ["q", "group", "state", "page"] as const;

/** What the address says, without what is empty or unknown, and with some of it set anew; a new filter begins at the first page. */
export function usersQuery(
  from: URLSearchParams,
  change: Partial<Record<(typeof names)[number], string>> = {},
): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of names) {
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
