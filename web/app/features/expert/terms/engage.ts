import type { FeesView, TermsView } from "~/features/expert/record/record-view";
import { dateText } from "~/lib/format/date";
import { countText } from "~/lib/format/number";

/** What may stand in the way of an engagement: nothing, something to ask, or a refusal. */
export type Bar = "none" | "ask" | "stop";

export type EngageRow = { label: string; text: string; note?: string; bar: Bar };

/**
 * What a reader asks before they write, in the order in which it decides. Past dates are no longer
 * in the way. A fact that isn't stated has no row, except for those that every expert should state.
 */
export function engageRows(terms: TermsView, fees: FeesView | null, now: string): EngageRow[] {
  const today = now.slice(0, 10);
  const rows: EngageRow[] = [acceptance(terms, today)];
  const away = terms.blackouts
    .filter(({ to }) => to >= today)
    .sort((a, b) => a.from.localeCompare(b.from));
  if (away.length > 0)
    rows.push({
      label: "Not available",
      text: away.map(({ from, to }) => periodText(from, to)).join("; "),
      bar: away.some(({ from }) => from <= today) ? "stop" : "ask",
    });
  if (terms.noticeDays !== null && terms.noticeDays > 0)
    rows.push({
      label: "Notice needed",
      text: countText(terms.noticeDays, "day", "days"),
      note: terms.rush ? rushText(fees) : undefined,
      bar: "none",
    });
  else if (terms.rush)
    rows.push({ label: "Rush work", text: rushText(fees) ?? "Accepted", bar: "none" });
  if (terms.receiptOnly)
    rows.push({ label: "Designation", text: "Only with a receipt", bar: "none" });
  const consent = employerRow(terms);
  if (consent) rows.push(consent);
  if (terms.refused) rows.push({ label: "Doesn’t take", text: terms.refused, bar: "ask" });
  if (terms.testifying)
    rows.push({
      label: "Time on testimony",
      text: terms.testifying,
      note: asOf(terms.testifyingAt),
      bar: "none",
    });
  if (terms.ai)
    rows.push({
      label: "Use of AI",
      text: terms.aiChecked ? `${terms.aiText}. ${terms.aiChecked}` : terms.aiText,
      note: asOf(terms.aiAt),
      bar: "none",
    });
  return rows;
}

function acceptance({ accepting, earliestStart }: TermsView, today: string): EngageRow {
  const label = "Accepting work";
  if (accepting === "no") return { label, text: "Not now", bar: "stop" };
  const from = earliestStart > today ? `from ${day(earliestStart)}` : "";
  if (accepting === "limited")
    return { label, text: ["Selected matters", from].filter(Boolean).join(", "), bar: "ask" };
  return { label, text: from ? `Yes, ${from}` : "Yes", bar: "none" };
}

function employerRow(terms: TermsView): EngageRow | null {
  const label = "Employer’s consent";
  switch (terms.employer) {
    case "not-needed":
      return { label, text: terms.employerText, bar: "none" };
    case "given":
      return {
        label,
        text: terms.employerScope ? `Given: ${terms.employerScope}` : "Given",
        note: terms.employerAt ? `on ${day(terms.employerAt)}` : undefined,
        bar: "none",
      };
    case "pending":
      return { label, text: "Asked for, not given yet", bar: "ask" };
    case "refused":
      return { label, text: terms.employerText, bar: "stop" };
  }
  return null;
}

function rushText(fees: FeesView | null): string | undefined {
  const percent = fees?.rush ?? null;
  return percent === null ? "Rush work accepted" : `Rush work accepted, +${percent}%`;
}

const asOf = (date: string): string | undefined => (date ? `as of ${day(date)}` : undefined);

const day = (date: string): string => dateText(date, "short");

function periodText(from: string, to: string): string {
  return from === to || to === "" ? day(from) : `${day(from)} to ${day(to)}`;
}

/** The answer in one line, by the gravest row. */
export function engageAnswer(rows: readonly EngageRow[]): { text: string; bar: Bar } {
  if (rows.some(({ bar }) => bar === "stop")) return { text: "Not at the moment", bar: "stop" };
  if (rows.some(({ bar }) => bar === "ask")) return { text: "Yes, with limits", bar: "ask" };
  return { text: "Yes", bar: "none" };
}
