/** Text shown where a failure says nothing of its own. */
export const fallbackErrorText = "Something went wrong. Please try again.";

/** Errors by the name of the form's field, as the BFF sends them. */
export type FieldErrors = Record<string, string[]>;

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The `detail`, else the `message` of whatever failed, with a capital; empty where there is neither. */
export function errorText(error: unknown): string {
  if (typeof error === "string") return capitalized(error);
  if (typeof error !== "object" || error === null) return "";
  for (const member of ["detail", "message"] as const) {
    const text: unknown = (error as Record<string, unknown>)[member];
    if (typeof text === "string" && text !== "") return capitalized(text);
  }
  return "";
}
