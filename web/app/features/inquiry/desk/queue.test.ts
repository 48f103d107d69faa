import { describe, expect, it } from "vitest";

import { ageInWords } from "~/lib/age";
import { filterQuery } from "./queue-filter";
import { stepWords } from "./words";

describe("the filters of the queue", () => {
  it("keep what the address says, without what is empty or unknown", () => {
    expect(
      filterQuery(
        new URLSearchParams("kind=contact&state=&q=crane+bolts&page=2&evil=1"),
      ).toString(),
    ).toBe("kind=contact&q=crane+bolts&page=2");
  });
  it("begin at the first page when one of them changes", () => {
    expect(
      filterQuery(new URLSearchParams("kind=contact&page=3"), { state: "open" }).toString(),
    ).toBe("kind=contact&state=open");
    expect(filterQuery(new URLSearchParams("kind=contact&page=3"), { page: "4" }).toString()).toBe(
      "kind=contact&page=4",
    );
  });
});

it.each([
  [0, "now"],
  [59, "now"],
  [60, "1 min"],
  [3_599, "59 min"],
  [3_600, "1 h"],
  [47 * 3_600, "47 h"],
  [48 * 3_600, "2 d"],
  [-60, "now"],
])("tells an age of %d seconds as %s", (seconds, words) => {
  const now = "2026-11-28T12:00:00Z";
  expect(ageInWords(new Date(Date.parse(now) - seconds * 1000).toISOString(), now)).toBe(words);
});

it("tells each step after its author's name", () => {
  const at = "2026-11-28T12:00:00Z";
  expect(stepWords({ action: "assign", by: "Adam", text: "Jana", at })).toBe("gave it to Jana");
  expect(stepWords({ action: "assign", by: "Adam", text: "", at })).toBe(
    "took it from its assignee",
  );
});
