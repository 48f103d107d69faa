import { describe, expect, it } from "vitest";

import { attorneyItems, expertItems, mayEnter, staffItems } from "./nav-items";

const hrefs = (items: { href: string }[]) => items.map(({ href }) => href);

describe("the rails", () => {
  it("show only what the person may enter", () => {
    expect(hrefs(attorneyItems(["/attorney"]))).toEqual(["/attorney", "/attorney/expert-search-result"]);
    expect(hrefs(attorneyItems(["/attorney", "/experts", "/expert"]))).toEqual(["/attorney", "/attorney/expert-search-result", "/experts/my-profile"]);
    expect(hrefs(attorneyItems(["/admin", "/attorney", "/expert"]))).toEqual(["/attorney", "/attorney/expert-search-result", "/admin"]);
    expect(hrefs(staffItems(["/admin", "/attorney", "/expert"]))).toEqual(["/admin", "/admin/requests", "/admin/claims", "/attorney/expert-search-result"]);
    expect(hrefs(expertItems(["/experts/my-profile", "/expert"]))).toEqual(["/experts/my-profile"]);
    expect(hrefs(expertItems(["/"]))).toEqual([]);
  });
  it("go by whole segments", () => {
    expect([mayEnter(["/expert"], "/experts/my-profile"), mayEnter(["/expert"], "/expert/x"), mayEnter(["/"], "/attorney")]).toEqual([false, true, false]);
  });
});
