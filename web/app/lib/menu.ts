import type { Schema } from "~/lib/api-types";

/** A page that a menu leads to; the BFF lists those that the person may open. */
export type MenuItem = Schema<"MenuEntry">;

/** The items of one menu, in order. */
export function itemsOf(menu: readonly MenuItem[], section: MenuItem["section"]): MenuItem[] {
  return menu.filter((item) => item.section === section);
}

/** Whether a menu of this person leads to the page: then they may open it. */
export function leadsTo(menu: readonly MenuItem[], path: string): boolean {
  return menu.some((item) => item.path === path);
}
