import { listText } from "~/lib/format/list";

/** Such as `“crane collapse”, Structural, New York`; “All experts” without words and filters. */
export function criteriaText(words: string, criteria: readonly string[]): string {
  const all = words === "" ? criteria : [`“${words}”`, ...criteria];
  return all.length === 0 ? "All experts" : listText(all);
}

/** A name to start from. */
export function firstName(words: string, criteria: readonly string[]): string {
  const name = words === "" ? criteria.slice(0, 3).join(", ") : words;
  return name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name;
}

/** The BFF's limit. */
const longestName = 100;
