import type { SectionOf } from "./band";
import type { Section, SectionType } from "./section";

type Placed = { section: Section; ground: boolean; beside?: SectionOf<"steps"> };

/** Kinds with a full-width background. */
const grounded = new Set<SectionType>(["quote", "latest-episodes", "call-to-action", "numbers"]);

/** Steps after a form are shown beside it, and of two neighbors only the first has a background. */
export function arrange(sections: readonly Section[]): Placed[] {
  const placed: Placed[] = [];
  for (const section of sections) {
    const before = placed.at(-1);
    if (section.type === "steps" && before?.section.type === "form" && !before.beside)
      before.beside = section;
    else placed.push({ section, ground: grounded.has(section.type) && !before?.ground });
  }
  return placed;
}
