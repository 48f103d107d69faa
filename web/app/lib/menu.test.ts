import { describe, expect, it } from "vitest";

import { itemsOf, leadsTo, type MenuItem } from "./menu";

const item = (section: MenuItem["section"], path: string): MenuItem => ({
  section,
  path,
  label: path,
  short: path,
  icon: "none",
  below: false,
  waits: 0,
});

const menu = [
  item("attorney", "/attorney"),
  item("staff", "/admin"),
  item("attorney", "/attorney/settings"),
];

const pathsOf = (items: MenuItem[]) => items.map(({ path }) => path);

describe("the menus", () => {
  it("keep the order of the bff, by section", () => {
    expect(pathsOf(itemsOf(menu, "attorney"))).toEqual(["/attorney", "/attorney/settings"]);
    expect(itemsOf(menu, "expert")).toEqual([]);
  });

  it("lead to a page only if they list it", () => {
    expect([leadsTo(menu, "/admin"), leadsTo(menu, "/admin/users")]).toEqual([true, false]);
  });
});
