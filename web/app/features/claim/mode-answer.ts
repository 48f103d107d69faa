import type { SummaryError } from "~/components/ui/error-summary";
import type { FieldErrors } from "~/lib/response-text";

/** Why a step was refused, with all that was typed. */
export interface ModeRefusal {
  /** What concerns the whole form. */
  text: string | null;
  fields: FieldErrors;
  lines: SummaryError[];
  values: Record<string, string>;
  /** A claim that has begun although its document was refused: it goes on with another document. */
  begun?: { id: string; reference: string; purpose: "claim" | "removal" };
  /** Different for every answer, so that the summary takes the focus again. */
  attempt: string;
}

const labels: Record<string, string> = {
  name: "Your name",
  contact: "E-mail for our answer",
  institution: "Institution",
  note: "Anything else",
  document: "Document",
  code: "Code",
};

/** The refusal with the lines of its summary, each under its field's label. */
export function refusalOf(
  detail: string,
  errors: FieldErrors | null,
  values: Record<string, string>,
  attempt: string,
): ModeRefusal {
  const lines = Object.entries(errors ?? {}).flatMap(([field, list]) =>
    list.map((text) => (field in labels ? { field, text: `${labels[field]}: ${text}` } : { text })),
  );
  return {
    text: errors ? null : detail,
    fields: errors ?? {},
    lines: lines.length > 0 ? lines : [{ text: "Nothing of what you wrote is lost." }],
    values,
    attempt,
  };
}

/** Whether something that was sent as JSON, or kept with the page, is a refusal. */
export function isModeRefusal(value: unknown): value is ModeRefusal {
  const refusal = value as Partial<ModeRefusal> | null;
  return (
    typeof refusal === "object" &&
    refusal !== null &&
    typeof refusal.attempt === "string" &&
    Array.isArray(refusal.lines)
  );
}
