import { expect, it } from "vitest";

import { sizeInWords } from "./size-words";

it.each([
  [999, "999 bytes"],
  [1000, "1 KB"],
  [15_400, "15 KB"],
  [2_340_000, "2.3 MB"],
])("tells %d bytes as %s", (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});
