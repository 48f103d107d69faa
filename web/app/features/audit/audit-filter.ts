/** The filters of the log, as they stand in the address. */
export const filterNames = ["q", "action", "kind", "actor", "subject", "from", "to"] as const;
const pageNames = ["before", "after"] as const;

type Name = (typeof filterNames)[number] | (typeof pageNames)[number];

/** What the address says, without what is empty or unknown, and with some of it set anew; any change but one of the page begins at the newest entry. */
export function auditQuery(
  from: URLSearchParams,
  change: Partial<Record<Name, string>> = {},
): URLSearchParams {
  const query = new URLSearchParams();
  const changed = Object.keys(change).length > 0;
  for (const name of [...filterNames, ...pageNames]) {
    const paging = pageNames.some((one) => one === name);
    const value = name in change ? change[name] : paging && changed ? "" : from.get(name);
    if (value) query.set(name, value);
  }
  return query;
}

/** 'account.second-factor-reset' as people read it. */
export function actionWords(action: string): string {
  const words = action.replaceAll(/[.-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
