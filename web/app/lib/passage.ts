import type { Schema } from "~/lib/api-types";

type Marks = Schema<"Marks">;

/** The part of a search result that shows why it was found: a sentence, or the summary. */
export function passageOf({ summary, text }: Marks): NonNullable<Marks["text"]> {
  const sentence = text ?? [];
  return sentence.length > 0 ? sentence : (summary ?? []);
}

/** 'No article has “xylem” or “phloem”.', or nothing. */
export function missingText(of: string, missing: readonly string[]): string {
  if (missing.length === 0) return "";
  const words = missing.map((word) => `“${word}”`);
  const last = words.pop() ?? "";
  return `No ${of} has ${words.length > 0 ? `${words.join(", ")} or ${last}` : last}.`;
}
