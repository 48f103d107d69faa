import { expect, it } from "vitest";

import { afterOf, moved, orderOf, placeByKey, placeOf } from "./board-order";

const order = orderOf([
  { expert_id: "a", stage: "considering" },
  { expert_id: "b", stage: "considering" },
  { expert_id: "c", stage: "considering" },
  { expert_id: "d", stage: "retained" },
]);

it.each([
  ["b", "ArrowUp", "considering", 0, "start"],
  ["b", "ArrowDown", "considering", 2, ""],
  ["c", "Home", "considering", 0, "start"],
  ["a", "End", "considering", 2, ""],
  ["c", "ArrowUp", "considering", 1, "a"],
  ["b", "ArrowRight", "contacted", 0, ""],
  ["d", "ArrowLeft", "conflict-check", 0, ""],
] as const)("moves %s by %s", (id, key, stage, index, after) => {
  const to = placeByKey(order, id, key);
  expect(to).toEqual({ stage, index });
  const next = moved(order, id, to!);
  expect(placeOf(next, id)).toEqual({ stage, index });
  expect(afterOf(next, id)).toBe(after);
});

it.each([
  ["a", "ArrowUp"],
  ["a", "ArrowLeft"],
  ["a", "Home"],
  ["c", "ArrowDown"],
  ["c", "End"],
  ["a", "Enter"],
  ["nobody", "ArrowUp"],
])("does not move %s by %s", (id, key) => {
  expect(placeByKey(order, id, key)).toBeNull();
});

it("moves among others at a stage", () => {
  const next = moved(order, "a", { stage: "retained", index: 1 });
  expect(next.retained).toEqual(["d", "a"]);
  expect(next.considering).toEqual(["b", "c"]);
  expect(afterOf(next, "nobody")).toBe("");
});
