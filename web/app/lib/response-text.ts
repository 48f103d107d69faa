/** If a failure has no text. */
export const fallbackErrorText = "Something went wrong. Please try again.";

/** By field name. */
export type FieldErrors = Record<string, string[]>;

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `detail`, else `message`, capitalized; else empty. */
export function errorText(error: unknown): string {
  if (typeof error === "string") return capitalized(error);
  if (typeof error !== "object" || error === null) return "";
  for (const member of ["detail", "message"] as const) {
    const text: unknown = (error as Record<string, unknown>)[member];
    if (typeof text === "string" && text !== "") return capitalized(text);
  }
  return "";
}
