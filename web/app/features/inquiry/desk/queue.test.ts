import { describe, expect, it } from "vitest";

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

it("tells each step after its author's name", () => {
  const at = "2026-11-28T12:00:00Z";
  expect(stepWords({ action: "assign", by: "Adam", text: "Jana", at })).toBe("gave it to Jana");
  expect(stepWords({ action: "assign", by: "Adam", text: "", at })).toBe(
    "took it from its assignee",
  );
});
