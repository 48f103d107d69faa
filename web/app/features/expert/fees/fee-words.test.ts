import { describe, expect, it } from "vitest";

import {
  cancellationTexts,
  conditionsText,
  durationText,
  rateFrom,
  ruleText,
} from "~/features/expert/fees/fee-words";
import { currencyText, moneyText } from "~/lib/format/money";
import type { FeeLine, FeesView } from "~/features/expert/record/record-view";

const line = (changes: Partial<FeeLine> = {}): FeeLine => ({
  activity: "deposition",
  text: "Deposition",
  unit: "hour",
  rate: 60000,
  minimum: null,
  increment: null,
  ...changes,
});
const fees = (lines: FeeLine[]): FeesView => ({
  currency: "USD",
  effectiveFrom: "2026-01-01",
  lines,
  retainer: null,
  rush: null,
  cancellation: [],
  notes: "",
});

describe("fees in words", () => {
  it.each([
    [line(), ""],
    [line({ minimum: 4 }), "4-hour minimum"],
    [line({ minimum: 2, increment: 15 }), "2-hour minimum, in steps of 15 minutes"],
    [line({ increment: 1 }), ""],
    [line({ unit: "half-day" }), "whole half days"],
    [line({ unit: "flat" }), ""],
  ])("states the conditions of a line", (fee, text) => {
    expect(conditionsText(fee)).toBe(text);
  });

  it.each([
    [{ charged: 240, rules: ["minimum" as const] }, "Charged as 4 h, the minimum."],
    [
      { charged: 75, rules: ["increment" as const] },
      "Charged as 1 h 15 min, in steps of 15 minutes.",
    ],
    [{ charged: 60, rules: [] }, ""],
  ])("states the rule of an amount", (charge, text) => {
    expect(ruleText({ line: line({ increment: 15 }), amount: 1, ...charge })).toBe(text);
  });

  it("names whole units", () => {
    const half = { line: line({ unit: "half-day" }), charged: 2, amount: 1 };
    expect(ruleText({ ...half, rules: ["whole"] })).toBe("Charged as 2 half days.");
    expect([45, 60, 150].map(durationText)).toEqual(["45 min", "1 h", "2 h 30 min"]);
  });

  it("orders the deadlines of a cancellation", () => {
    expect(
      cancellationTexts({
        cancellation: [
          { hours: 24, percent: 100 },
          { hours: 72, percent: 50 },
        ],
      }),
    ).toEqual([
      "50% if canceled less than 3 days before",
      "100% if canceled less than 24 hours before",
    ]);
  });

  it("compares by the review, else by the lowest hourly rate", () => {
    const review = line({ activity: "review", text: "Case review", rate: 47500 });
    expect(rateFrom(fees([line({ rate: 100 }), review]))).toEqual({
      text: "Case review",
      amount: "$475",
      unit: "an hour",
    });
    expect(rateFrom(fees([line(), line({ rate: 50050 })]))?.amount).toBe("$500.50");
    expect(rateFrom(fees([]))).toBeNull();
  });

  it("writes amounts in their currency", () => {
    expect([moneyText(125050, "USD"), moneyText(9000, "CAD"), moneyText(0, "EUR")]).toEqual([
      "$1,250.50",
      "CA$90",
      "€0",
    ]);
    expect([currencyText("USD"), currencyText("GBP")]).toEqual(["U.S. dollars", "British pounds"]);
  });
});
