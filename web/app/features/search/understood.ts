import type { Schema } from "~/lib/api-types";

const mostForms = 3;

/** Such as `“riging” also found as “rigging”`. Empty if all were found as typed. */
export function understoodText(words: readonly Schema<"UnderstoodWord">[]): string[] {
  return words.flatMap(({ typed, matched, how }) => {
    if (how === "none") return [`“${typed}” not found`];
    const others = matched
      .filter((form) => form.toLowerCase() !== typed.toLowerCase())
      .slice(0, mostForms);
    return others.length === 0 ? [] : [`“${typed}” also found as ${listed(others)}`];
  });
}

function listed(forms: readonly string[]): string {
  const quoted = forms.map((form) => `“${form}”`);
  const last = quoted.pop();
  return quoted.length === 0 ? `${last}` : `${quoted.join(", ")} and ${last}`;
}
