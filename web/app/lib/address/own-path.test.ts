import { describe, expect, it } from "vitest";

import { ownPath } from "./own-path";

describe("a path to continue to", () => {
  it("is a path on our own site", () => {
    expect(ownPath("/attorney/expert-search-result?q=crane&state=NJ")).toBe(
      "/attorney/expert-search-result?q=crane&state=NJ",
    );
  });
  it.each([
    null,
    "",
    "attorney",
    "?next=//evil.test",
    "#//evil.test",
    "//evil.test",
    "///evil.test",
    " //evil.test",
    "\t//evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "\\/evil.test",
    "/a\\b",
    "/attorney\\..\\x",
    "https://evil.test",
    "https://evil.test/",
    "HTTPS:evil.test",
    "http:/evil.test",
    "javascript:alert(1)",
    "data:text/html,x",
    "/\t/evil.test",
    "/\n/evil.test",
    "/\r/evil.test",
    "/a\nb",
    "/attorney\u0000",
    `/${"a".repeat(2000)}`,
  ])("is not %j", (path) => {
    expect(ownPath(path)).toBeNull();
  });
});
