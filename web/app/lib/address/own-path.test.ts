import { describe, expect, it } from "vitest";

import { ownPath } from "./own-path";

describe("a path to go on to", () => {
  it("is a path of our own", () => {
    expect(ownPath("/attorney/expert-search-result?q=crane&state=NJ")).toBe(
      "/attorney/expert-search-result?q=crane&state=NJ",
    );
  });
  it.each([
    null,
    "",
    "attorney",
    "//evil.test",
    "/\\evil.test",
    "/a\\b",
    "https://evil.test",
    "javascript:alert(1)",
    "/\t/evil.test",
    "/\n/evil.test",
    "/a\nb",
    `/${"a".repeat(2000)}`,
  ])("is not %j", (path) => {
    expect(ownPath(path)).toBeNull();
  });
});
