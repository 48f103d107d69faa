import { expect, it } from "vitest";

import { scrollKey } from "./scroll-key";

it("links within a page never share a scroll position", () => {
  const link = { key: "default", hash: "#basis" };
  expect(scrollKey(link)).not.toBe(scrollKey(link));
});
it.each([
  ["a page opened by its link", { key: "k1", hash: "" }, "k1"],
  ["a place on it opened by the router", { key: "k1", hash: "#basis" }, "k1"],
  ["the first page", { key: "default", hash: "" }, "default"],
])("%s keeps its position", (_, location, key) => expect(scrollKey(location)).toBe(key));
