import type { Schema } from "~/lib/api-types";

/** The BFF lists the pages that the person may open. */
export type MenuItem = Schema<"MenuEntry">;

export function itemsOf(menu: readonly MenuItem[], section: MenuItem["section"]): MenuItem[] {
  return menu.filter((item) => item.section === section);
}

/** Reports whether a menu lists the path, which means that this person may open it. */
export function leadsTo(menu: readonly MenuItem[], path: string): boolean {
  return menu.some((item) => item.path === path);
}
