import { describe, expect, it } from "vitest";

import { cancellationPercent, estimate, type Plan } from "~/features/expert/fees/estimate";
import type { FeeLine, FeesView } from "~/features/expert/record/record-view";

const line = (
  activity: FeeLine["activity"],
  unit: FeeLine["unit"],
  rate: number,
  minimum: number | null = null,
  increment: number | null = null,
): FeeLine => ({ activity, text: activity, unit, rate, minimum, increment });

const schedule = (lines: FeeLine[], changes: Partial<FeesView> = {}): FeesView => ({
  currency: "USD",
  effectiveFrom: "2026-01-01",
  lines,
  retainer: null,
  rush: null,
  cancellation: [],
  notes: "",
  ...changes,
});

const plan = (quantities: number[], changes: Partial<Plan> = {}): Plan => ({
  quantities,
  rush: false,
  notice: null,
  ...changes,
});

describe("a line", () => {
  it.each([
    ["an hour", line("review", "hour", 45000), 60, 60, 45000, []],
    ["nothing", line("review", "hour", 45000, 4), 0, 0, 0, []],
    ["less than nothing", line("review", "hour", 45000), -60, 0, 0, []],
    ["no number", line("review", "hour", 45000), Number.NaN, 0, 0, []],
    ["a part of an hour", line("review", "hour", 45000), 90, 90, 67500, []],
    ["the increment", line("review", "hour", 45000, null, 15), 61, 75, 56250, ["increment"]],
    ["a whole increment", line("review", "hour", 45000, null, 15), 75, 75, 56250, []],
    ["tenths of an hour", line("review", "hour", 47500, null, 6), 100, 102, 80750, ["increment"]],
    ["the minimum", line("deposition", "hour", 60000, 4), 60, 240, 240000, ["minimum"]],
    ["just the minimum", line("deposition", "hour", 60000, 4), 240, 240, 240000, []],
    ["over the minimum", line("deposition", "hour", 60000, 4), 241, 241, 241000, []],
    ["minimum over increment", line("trial", "hour", 60000, 4, 30), 61, 240, 240000, ["minimum"]],
    [
      "increment over minimum",
      line("trial", "hour", 60000, 2, 30),
      121,
      150,
      150000,
      ["increment"],
    ],
    ["a half day begun", line("deposition", "half-day", 260000), 1.5, 2, 520000, ["whole"]],
    ["days", line("trial", "day", 480000), 3, 3, 1440000, []],
    ["a flat fee", line("report", "flat", 900000), 1, 1, 900000, []],
    ["half a cent, which goes up", line("review", "hour", 10001), 30, 30, 5001, []],
    ["a third of a cent, which goes down", line("review", "hour", 10001), 20, 20, 3334, []],
    ["a seventh that no binary fraction holds", line("travel", "hour", 33333), 7, 7, 3889, []],
  ])("charges %s", (_name, fee, quantity, charged, amount, rules) => {
    const [only] = estimate(schedule([fee]), plan([quantity])).lines;
    expect(only).toMatchObject({ charged, amount, rules });
  });
});

describe("an estimate", () => {
  const fees = schedule(
    [
      line("review", "hour", 45000, null, 15),
      line("deposition", "hour", 60000, 4),
      line("trial", "day", 480000),
      line("travel", "hour", 24000),
    ],
    {
      rush: 50,
      cancellation: [
        { hours: 72, percent: 50 },
        { hours: 24, percent: 100 },
        { hours: 336, percent: 10 },
      ],
    },
  );
  it.each([
    ["everything", plan([600, 120, 1, 360]), { rush: 0, canceled: null, total: 1314000 }],
    ["nothing", plan([]), { rush: 0, canceled: null, total: 0 }],
    [
      "rush, but not on travel",
      plan([600, 0, 0, 360], { rush: true }),
      { rush: 225000, total: 819000 },
    ],
    [
      "a cancellation in time",
      plan([600, 0, 1, 0], { notice: 336 }),
      { canceled: { reserved: 480000, percent: 0, charged: 0 }, total: 450000 },
    ],
    [
      "an early cancellation",
      plan([600, 0, 1, 0], { notice: 335 }),
      { canceled: { reserved: 480000, percent: 10, charged: 48000 }, total: 498000 },
    ],
    [
      "a late cancellation, with its minimum and surcharge",
      plan([0, 60, 0, 0], { rush: true, notice: 48 }),
      { canceled: { reserved: 360000, percent: 50, charged: 180000 }, total: 180000 },
    ],
    [
      "a cancellation on the day",
      plan([60, 0, 1, 0], { notice: 0 }),
      { canceled: { reserved: 480000, percent: 100, charged: 480000 }, total: 525000 },
    ],
  ])("adds up %s", (_name, wanted, expected) => {
    expect(estimate(fees, wanted)).toMatchObject(expected);
  });

  it("has no surcharge where the schedule has none", () => {
    expect(estimate({ ...fees, rush: null }, plan([60], { rush: true }))).toMatchObject({
      rush: 0,
      total: 45000,
    });
  });

  it.each([
    [400, 0],
    [336, 0],
    [335, 10],
    [72, 10],
    [71.5, 50],
    [24, 50],
    [23, 100],
    [0, 100],
  ])("finds the tier of a notice of %s hours", (notice, percent) => {
    expect(cancellationPercent(fees, notice)).toBe(percent);
  });
});
