import type { Schema } from "~/lib/api-types";

type Marks = Schema<"Marks">;

/** Returns the text that shows why a result matches: a sentence, or the summary. */
export function passageOf({ summary, text }: Marks): NonNullable<Marks["text"]> {
  const sentence = text ?? [];
  return sentence.length > 0 ? sentence : (summary ?? []);
}

/** 'No article has “xylem” or “phloem”.', or "". */
export function missingText(of: string, missing: readonly string[]): string {
  if (missing.length === 0) return "";
  const words = missing.map((word) => `“${word}”`);
  const last = words.pop() ?? "";
  return `No ${of} has ${words.length > 0 ? `${words.join(", ")} or ${last}` : last}.`;
}
