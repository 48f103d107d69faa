import { expect, it } from "vitest";

import type { MenuItem } from "~/lib/menu";

import { settingsPages } from "./settings-pages";

const menu = ["/attorney/settings", "/attorney/settings/practice", "/admin/settings"].map<MenuItem>(
  (path) => ({
    section: "settings",
    path,
    label: path,
    short: path,
    icon: "none",
    below: false,
    waits: 0,
  }),
);

const pathsOf = (pathname: string) => settingsPages(menu, pathname).map(({ path }) => path);

it("the settings list the pages of their own area", () => {
  expect(pathsOf("/Attorney/settings/security")).toEqual([
    "/attorney/settings",
    "/attorney/settings/practice",
  ]);
  expect(pathsOf("/admin/settings")).toEqual(["/admin/settings"]);
  expect(pathsOf("/experts/my-profile/settings")).toEqual([]);
});
