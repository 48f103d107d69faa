import { expect, it } from "vitest";

import { piecesOf } from "./text-links";

it.each([
  ["No address here.", []],
  ["See https://www.osha.gov/cranes.", ["https://www.osha.gov/cranes"]],
  ["(https://a.example/x), then http://b.example!", ["https://a.example/x", "http://b.example"]],
  [
    "https://en.wikipedia.org/wiki/Bolt_(hardware)",
    ["https://en.wikipedia.org/wiki/Bolt_(hardware)"],
  ],
  ["“https://a.example/q?x=1&y=2”", ["https://a.example/q?x=1&y=2"]],
  ["javascript:alert(1) data:text/html,x", []],
  ["https:// nothing", []],
  ["<b>https://a.example</b>", ["https://a.example"]],
])("finds the addresses in %s", (text, addresses) => {
  const pieces = piecesOf(text);
  expect(pieces.flatMap(({ href }) => (href === null ? [] : [href]))).toEqual(addresses);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
});
