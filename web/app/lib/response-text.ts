/** Text shown where a failure says nothing of its own. */
export const fallbackErrorText = "There is some issue to perform this action";

/** Errors by the name of the form's field, as the BFF sends them. */
export type FieldErrors = Record<string, string[]>;

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The `detail`, else the `message` of whatever failed, with a capital; empty where there is neither. */
export function errorText(error: unknown): string {
  if (typeof error === "string") return capitalised(error);
  if (typeof error !== "object" || error === null) return "";
  for (const member of ["detail", "message"] as const) {
    const text: unknown = (error as Record<string, unknown>)[member];
    if (typeof text === "string" && text !== "") return capitalised(text);
  }
  return "";
}

/** The toast that an answer deserves: its detail when it says success, an error in every other case. */
export function toastFor(
  answer: unknown,
  fallback = fallbackErrorText,
): { level: "success" | "error"; text: string } {
  const text = errorText(answer) || fallback;
  const level =
    typeof answer === "object" && answer !== null
      ? (answer as { level?: unknown }).level
      : undefined;
  return { level: level === "success" ? "success" : "error", text };
}
