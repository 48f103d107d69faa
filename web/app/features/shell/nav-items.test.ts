import { describe, expect, it } from "vitest";

import { attorneyItems, expertItems, mayEnter, settingsItem, staffItems } from "./nav-items";

const hrefs = (items: { href: string }[]) => items.map(({ href }) => href);

describe("the rails", () => {
  it("show only what the person may enter", () => {
    expect(hrefs(attorneyItems(["/attorney"]))).toEqual([
      "/attorney",
      "/attorney/expert-search-result",
      "/attorney/settings",
    ]);
    expect(hrefs(attorneyItems(["/attorney", "/experts", "/expert"]))).toEqual([
      "/attorney",
      "/attorney/expert-search-result",
      "/experts/my-profile",
      "/attorney/settings",
    ]);
    expect(hrefs(attorneyItems(["/admin", "/attorney", "/expert"]))).toEqual([
      "/attorney",
      "/attorney/expert-search-result",
      "/admin",
      "/attorney/settings",
    ]);
    expect(hrefs(staffItems(["/admin", "/attorney", "/expert"]))).toEqual([
      "/admin",
      "/admin/requests",
      "/admin/claims",
      "/attorney/expert-search-result",
      "/admin/settings",
    ]);
    expect(hrefs(staffItems(["/admin", "/attorney", "/expert"], ["Admin"]))).toEqual([
      "/admin",
      "/admin/requests",
      "/admin/claims",
      "/admin/users",
      "/admin/audit",
      "/attorney/expert-search-result",
      "/admin/settings",
    ]);
    expect(hrefs(expertItems(["/experts/my-profile", "/expert"]))).toEqual([
      "/experts/my-profile",
      "/experts/my-profile/settings",
    ]);
    expect(hrefs(expertItems(["/"]))).toEqual([]);
  });
  it("lead to the settings of one's own area", () => {
    expect(
      [["/admin", "/attorney"], ["/experts/my-profile", "/expert"], ["/"], []].map(
        (areas) => settingsItem(areas)?.href,
      ),
    ).toEqual(["/admin/settings", "/experts/my-profile/settings", undefined, undefined]);
  });
  it("go by whole segments", () => {
    expect([
      mayEnter(["/expert"], "/experts/my-profile"),
      mayEnter(["/expert"], "/expert/x"),
      mayEnter(["/"], "/attorney"),
    ]).toEqual([false, true, false]);
  });
});
