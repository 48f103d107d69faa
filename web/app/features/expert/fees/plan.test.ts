import { describe, expect, it } from "vitest";

import { planOf, typedIn } from "~/features/expert/fees/plan";
import type { FeesView } from "~/features/expert/record/record-view";

const fees: FeesView = {
  currency: "USD",
  effectiveFrom: "2026-01-01",
  lines: [
    {
      activity: "review",
      text: "Case review",
      unit: "hour",
      rate: 1,
      minimum: null,
      increment: null,
    },
    { activity: "trial", text: "Trial", unit: "day", rate: 1, minimum: null, increment: null },
  ],
  retainer: null,
  rush: 50,
  cancellation: [],
  notes: "",
};

describe("a plan", () => {
  it("comes from the page's address, other parameters aside", () => {
    const query = new URLSearchParams("review-hour=2.5&trial-day=2&rush=yes&notice=10&tab=x");
    const typed = typedIn(query, fees);
    expect(typed).toEqual({ "review-hour": "2.5", "trial-day": "2", rush: "yes", notice: "10" });
    expect(planOf(typed, fees)).toEqual({
      plan: { quantities: [150, 2], rush: true, notice: 10 },
      errors: {},
    });
  });

  it.each([
    ["", 0],
    ["10", 600],
    ["0.1", 6],
    [".25", 15],
    ["1.", 60],
    ["2:30", 150],
    ["1,000", 60000],
    [" 4 ", 240],
  ])("reads %j as %i minutes", (text, minutes) => {
    const { plan, errors } = planOf({ "review-hour": text }, fees);
    expect([plan.quantities[0], errors]).toEqual([minutes, {}]);
  });

  it.each(["ten", "-1", "1e3", "2:75", "0x10", "Infinity", "99999999"])(
    "counts %j as nothing, with an error at its field",
    (text) => {
      const { plan, errors } = planOf({ "review-hour": text, "trial-day": "1" }, fees);
      expect(plan.quantities).toEqual([0, 1]);
      expect(errors).toEqual({ "review-hour": "Enter a number, such as 2 or 2.5." });
    },
  );

  it("refuses more hours than anybody bills", () => {
    expect(planOf({ "review-hour": "2001" }, fees).errors).toEqual({
      "review-hour": "Enter 2,000 or less.",
    });
  });

  it("has no cancellation without a notice, and one on the day with 0", () => {
    expect(planOf({ notice: "" }, fees).plan.notice).toBeNull();
    expect(planOf({ notice: "0" }, fees).plan.notice).toBe(0);
  });
});
