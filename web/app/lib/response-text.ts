/** The text of a failure without one. */
export const fallbackErrorText = "Something went wrong. Please try again.";

export const unavailableText = "We can't reach our records right now. Try again in a minute.";

/** Errors by field name. */
export type FieldErrors = Record<string, string[]>;

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the capitalized `detail` or `message`, or "". */
export function errorText(error: unknown): string {
  if (typeof error === "string") return capitalized(error);
  if (typeof error !== "object" || error === null) return "";
  for (const member of ["detail", "message"] as const) {
    const text: unknown = (error as Record<string, unknown>)[member];
    if (typeof text === "string" && text !== "") return capitalized(text);
  }
  return "";
}
