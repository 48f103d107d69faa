import { expect, it } from "vitest";

import { sentenceOf } from "./activity";

const event = { by: "Lee", own: false, expert_id: "x", experts: 1, stage: "", at: "" } as const;

it.each([
  [{ ...event, kind: "added" }, "Amara", "added Amara"],
  [{ ...event, kind: "added", experts: 3 }, undefined, "added 3 experts"],
  [{ ...event, kind: "removed" }, undefined, "removed an expert"],
  [{ ...event, kind: "moved", stage: "conflict-check" }, "Amara", "moved Amara to Conflict check"],
  [{ ...event, kind: "noted" }, "Amara", "changed the note about Amara"],
  [{ ...event, kind: "edited", experts: 0 }, undefined, "edited the list’s details"],
  [{ ...event, kind: "left", experts: 0 }, undefined, "left the list"],
] as const)("says what %o means", (done, name, said) => {
  expect(sentenceOf(done, name)).toBe(said);
});
