import { expect, it } from "vitest";

import { withSearch } from "./content-redirect";

it.each([
  ["/new", "?a=1", "/new?a=1"],
  ["/new#part", "?a=1", "/new?a=1#part"],
  ["/new?b=2", "?a=1", "/new?b=2"],
  ["https://other.example/x", "?a=1", "https://other.example/x?a=1"],
  ["/new", "", "/new"],
])("%s keeps the query %s", (target, search, location) => {
  expect(withSearch(target, search)).toBe(location);
});

it.each([
  "//evil.example",
  "/\\evil.example",
  "http://plain.example",
  "javascript:alert(1)",
  "relative",
  "/a\nb",
  "",
])("%j is no target", (target) => {
  expect(withSearch(target, "")).toBeNull();
});
