import { itemsOf, type MenuItem } from "~/lib/menu";

export function settingsPages(menu: readonly MenuItem[], pathname: string): MenuItem[] {
  const base = /^.*?\/settings(?=\/|$)/i.exec(pathname)?.[0].toLowerCase() ?? "";
  return itemsOf(menu, "settings").filter(
    ({ path }) => path === base || path.startsWith(`${base}/`),
  );
}
