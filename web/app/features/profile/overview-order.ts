import type { Schema } from "~/lib/api-types";

type Section = Schema<"OverviewSection">;

/** Empty sections come last, in profile order. */
export function oldestFirst(sections: readonly Section[]): Section[] {
  return [...sections].sort((a, b) => (b.days ?? -1) - (a.days ?? -1));
}

export function mostHelpful(sections: readonly Section[]): Section[] {
  return sections.filter((section) => section.state !== "done").sort((a, b) => b.weight - a.weight);
}

/** 'city, time zone, and contact email'. */
export function sentenceList(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
