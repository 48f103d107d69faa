import { expect, it } from "vitest";

import { byAnswer, figuresText, statusOf, type Answer } from "./answer-words";

const expert = (name: string, answer: Answer, chosen = false) => ({
  expert_id: name,
  person: { name, detail: "", image: "" },
  answer,
  note: "",
  answered_at: null,
  chosen,
});

it.each([
  [{ share: 80, minutes: 0 }, "Answers 80% of requests, median 1 minute"],
  [{ share: 100, minutes: 59 }, "Answers 100% of requests, median 59 minutes"],
  [{ share: 83, minutes: 300 }, "Answers 83% of requests, median 5 hours"],
  [{ share: 83, minutes: 47 * 60 + 29 }, "Answers 83% of requests, median 47 hours"],
  [{ share: 50, minutes: 48 * 60 }, "Answers 50% of requests, median 2 days"],
  [{ share: 0, minutes: 0 }, "Hasn’t answered recent requests"],
])("says how an expert answers: %o", (figures, text) => {
  expect(figuresText(figures)).toBe(text);
});

it("puts those first who can come, and whoever was chosen before all", () => {
  const names = (experts: ReturnType<typeof expert>[]) =>
    byAnswer(experts).map((one) => one.expert_id);
  const all = [expert("a", "no"), expert("b", ""), expert("c", "later"), expert("d", "yes")];
  expect(names(all)).toEqual(["d", "c", "b", "a"]);
  expect(names([...all, expert("e", "", true)])).toEqual(["e", "d", "c", "b", "a"]);
});

it.each([
  ["", [expert("Ada", "yes"), expert("Bo", "")], "1 of 2 answered"],
  ["chosen", [expert("Ada", "yes", true), expert("Bo", "")], "You chose Ada"],
  ["chosen", [expert("Bo", "")], "Settled"],
  ["closed", [], "Closed without a choice"],
  ["expired", [], "Closed after 14 days"],
] as const)("says how a request stands: %s", (outcome, experts, text) => {
  expect(statusOf({ outcome, experts: [...experts] }).text).toBe(text);
});
