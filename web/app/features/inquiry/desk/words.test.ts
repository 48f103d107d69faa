import { expect, it } from "vitest";

import { stepWords } from "./words";

it("describes each step after its author's name", () => {
  const at = "2026-11-28T12:00:00Z";
  expect(stepWords({ action: "assign", by: "Adam", text: "Jana", at })).toBe("assigned it to Jana");
  expect(stepWords({ action: "assign", by: "Adam", text: "", at })).toBe("unassigned it");
});
