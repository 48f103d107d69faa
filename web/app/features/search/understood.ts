import type { Schema } from "~/lib/api-types";

type Word = Schema<"UnderstoodWord">;

const mostForms = 3;

/** Such as `“riging” also found as “rigging”`. Empty if all were found as typed. */
export function understoodText(words: readonly Word[]): string[] {
  return [...words.flatMap(formsText), ...relaxedText(words)];
}

function formsText({ typed, matched, how, role }: Word): string[] {
  if (role === "without") return [`Without “${typed}”`];
  if (how === "none") return [`“${typed}” not found`];
  if (role === "phrase") return [`The phrase “${typed}”`];
  if (role === "either") return [`Either of ${typed}`];
  const others = matched
    .filter((form) => form.toLowerCase() !== typed.toLowerCase())
    .slice(0, mostForms);
  if (others.length === 0) return [];
  const found = how === "exact" ? "also found as" : "found as";
  return [`“${typed}” ${found} ${listed(others)}`];
}

/** What few or no experts have besides the rest. */
function relaxedText(words: readonly Word[]): string[] {
  const relaxed = words.filter((word) => word.relaxed);
  if (relaxed.length === 0) return [];
  const missing = relaxed.filter((word) => word.results === 0);
  const kept = words.filter((word) => word.role !== "without" && word.results > 0);
  if (missing.length > 0 && kept.length > 0 && missing.length === relaxed.length) {
    return [`No one also matches ${listed(missing.map(({ typed }) => typed))}`];
  }
  return [`Not everyone matches ${listed(relaxed.map(({ typed }) => typed))}`];
}

function listed(forms: readonly string[]): string {
  const quoted = forms.map((form) => `“${form}”`);
  const last = quoted.pop();
  return quoted.length === 0 ? `${last}` : `${quoted.join(", ")} and ${last}`;
}
