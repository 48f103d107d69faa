import { describe, expect, it } from "vitest";

import { engageAnswer, engageRows } from "~/features/expert/terms/engage";
import type { FeesView, TermsView } from "~/features/expert/record/record-view";

const now = "2026-11-29T12:00:00Z";
const terms = (changes: Partial<TermsView> = {}): TermsView => ({
  accepting: "yes",
  engagements: [],
  jurisdictions: [],
  travelMiles: null,
  remote: false,
  hoursAWeek: null,
  earliestStart: "",
  blackouts: [],
  noticeDays: null,
  rush: false,
  receiptOnly: false,
  testifying: "",
  testifyingAt: "",
  employer: "",
  employerText: "",
  employerAt: "",
  employerScope: "",
  refused: "",
  ai: "",
  aiText: "",
  aiChecked: "",
  aiAt: "",
  ...changes,
});
const fees: FeesView = {
  currency: "USD",
  effectiveFrom: "2026-01-01",
  lines: [],
  retainer: null,
  rush: 25,
  cancellation: [],
  notes: "",
};
const away = (from: string, to: string) => ({ from, to, reason: "Vacation" });

describe("“May I be engaged?”", () => {
  it.each([
    [{}, "Yes", ["Accepting work: Yes"]],
    [{ accepting: "no" as const }, "Not at the moment", ["Accepting work: Not now"]],
    [
      { accepting: "limited" as const, earliestStart: "2026-12-08" },
      "Yes, with limits",
      ["Accepting work: Selected matters, from Dec 8, 2026"],
    ],
    [{ earliestStart: "2026-12-08" }, "Yes", ["Accepting work: Yes, from Dec 8, 2026"]],
    [{ earliestStart: "2026-11-29" }, "Yes", ["Accepting work: Yes"]],
    [{ receiptOnly: true }, "Yes", ["Accepting work: Yes", "Designation: Only with a receipt"]],
    [
      { blackouts: [away("2027-07-01", "2027-07-14"), away("2026-12-24", "2026-12-24")] },
      "Yes, with limits",
      ["Accepting work: Yes", "Not available: Dec 24, 2026; Jul 1, 2027 to Jul 14, 2027"],
    ],
    [
      { blackouts: [away("2026-11-20", "2026-11-29")] },
      "Not at the moment",
      ["Accepting work: Yes", "Not available: Nov 20, 2026 to Nov 29, 2026"],
    ],
    [{ blackouts: [away("2026-11-01", "2026-11-28")] }, "Yes", ["Accepting work: Yes"]],
    [
      { noticeDays: 7, rush: true },
      "Yes",
      ["Accepting work: Yes", "Notice needed: 7 days (Rush work accepted, +25%)"],
    ],
    [{ rush: true }, "Yes", ["Accepting work: Yes", "Rush work: Rush work accepted, +25%"]],
    [
      { employer: "given", employerAt: "2026-05-01", employerScope: "Civil matters only" },
      "Yes",
      ["Accepting work: Yes", "Employer’s consent: Given: Civil matters only (on May 1, 2026)"],
    ],
    [
      { employer: "pending", employerText: "Asked for" },
      "Yes, with limits",
      ["Accepting work: Yes", "Employer’s consent: Asked for, not given yet"],
    ],
    [
      { employer: "refused", employerText: "Refused" },
      "Not at the moment",
      ["Accepting work: Yes", "Employer’s consent: Refused"],
    ],
    [
      { refused: "Elevators" },
      "Yes, with limits",
      ["Accepting work: Yes", "Doesn’t take: Elevators"],
    ],
    [
      {
        testifying: "10% to 25%",
        testifyingAt: "2026-06-01",
        ai: "search",
        aiText: "Search",
        aiChecked: "Every source is read in full.",
        aiAt: "2026-06-01",
      },
      "Yes",
      [
        "Accepting work: Yes",
        "Time on testimony: 10% to 25% (as of Jun 1, 2026)",
        "Use of AI: Search. Every source is read in full. (as of Jun 1, 2026)",
      ],
    ],
  ])("reads %j as %s", (changes, answer, expected) => {
    const rows = engageRows(terms(changes), fees, now);
    expect(
      rows.map(({ label, text, note }) => `${label}: ${text}${note ? ` (${note})` : ""}`),
    ).toEqual(expected);
    expect(engageAnswer(rows).text).toBe(answer);
  });
});
