import { describe, expect, it } from "vitest";

import type { FeeLine, FeesView } from "~/features/expert/record/record-view";

import { differs, factsOf, tableOf, type Compared } from "./facts";

const now = "2026-11-28T15:00:00Z";

function expert(
  name: string,
  more: Partial<Compared["page"]> = {},
  record: Partial<Compared["record"]> = {},
): Compared {
  return {
    page: {
      expert_id: name,
      name,
      headline: "Engineer",
      photo: null,
      city: "Newark",
      state_name: "New Jersey",
      country: "US",
      country_name: "United States",
      time_zone: "America/New_York",
      languages: [],
      education: [],
      declaration: null,
      confirmed_at: null,
      ...more,
    },
    record: { licenses: [], fees: null, terms: null, ...record },
  };
}

function fees(
  rates: Partial<Record<FeeLine["activity"], number>>,
  more: Partial<FeesView> = {},
): FeesView {
  return {
    currency: "USD",
    effectiveFrom: "2026-01-01",
    lines: Object.entries(rates).map(([activity, rate]) => ({
      activity: activity as FeeLine["activity"],
      text: activity,
      unit: "hour",
      rate,
      minimum: null,
      increment: null,
    })),
    retainer: null,
    rush: null,
    cancellation: [],
    notes: "",
    ...more,
  };
}

/** A row as `$475* | $390`; a star marks the lowest. */
function said(experts: readonly Compared[], label: string): string | undefined {
  const row = factsOf(experts, now)
    .flatMap(({ rows }) => rows)
    .find((one) => one.label === label);
  return row?.cells.map(({ lines, best }) => lines.join("; ") + (best ? "*" : "")).join(" | ");
}

describe("fees", () => {
  const a = expert(
    "a",
    {},
    { fees: fees({ review: 47500, deposition: 60000 }, { retainer: 300000 }) },
  );
  const b = expert("b", {}, { fees: fees({ review: 32500, deposition: 45000 }) });
  const c = expert("c");

  it("mark the lowest of a row", () => {
    expect(said([a, b, c], "Review")).toBe("$475 | $325* | ");
    expect(said([a, b, c], "Retainer")).toBe("$3,000 | None* | ");
    expect(said([a, c], "Review")).toBe("$475 | ");
    expect(said([a, a], "Review")).toBe("$475 | $475");
  });

  it("are estimated for 18 hours of review and a day of deposition", () => {
    const label = "Estimate: 18 hours of review and a day of deposition";
    expect(said([a, b, c], label)).toBe("$13,350 | $9,450* | ");
    expect(said([expert("d", {}, { fees: fees({ review: 100 }) })], label)).toBe("");
  });

  it("in other currencies and by other units aren't compared", () => {
    const euros = expert("e", {}, { fees: fees({ review: 10000 }, { currency: "EUR" }) });
    expect(said([a, euros], "Review")).toBe("$475 | €100");
    const [line] = fees({ review: 10000 }).lines;
    const daily = expert(
      "f",
      {},
      { fees: { ...fees({}), lines: line ? [{ ...line, unit: "day" }] : [] } },
    );
    expect(said([a, daily], "Review")).toBe("$475 | $100");
  });
});

describe("challenges", () => {
  it("are declared or not, and never counted", () => {
    const declared = {
      challenges: 3,
      kind: "some",
      signed_at: "2026-11-01T00:00:00Z",
      state: "current",
      statement: "",
    } as const;
    const some = expert("a", { declaration: declared });
    const none = expert("b", { declaration: { ...declared, kind: "none", challenges: 0 } });
    expect(said([some, none, expert("c")], "Challenges to testimony")).toBe(
      "Declared: some | Declared: none | Not declared",
    );
    expect(JSON.stringify(factsOf([some], now))).not.toMatch(/plaintiff|trial matters|\b3\b/);
  });
});

it("differs only where the experts do", () => {
  const rows = factsOf([expert("a"), expert("b", { city: "Ithaca" })], now).flatMap((g) => g.rows);
  expect(rows.filter(differs).map(({ label }) => label)).toEqual(["Place"]);
});

it("is a table for a file, with the notes of its facts", () => {
  const a = expert("a", {}, { fees: fees({ review: 47500 }) });
  const rows = tableOf([{ name: "a" }, { name: "b" }], factsOf([a, expert("b")], now));
  expect(rows[0]).toEqual(["", "a", "b"]);
  expect(rows[1]).toEqual(["Review", "$475, an hour", ""]);
  expect(rows.every((row) => row.length === 3)).toBe(true);
});
