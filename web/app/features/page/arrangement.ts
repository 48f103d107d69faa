import type { SectionOf } from "./band";
import type { Section, SectionType } from "./section";

/** A section in its place on the page. */
export type Placed = { section: Section; ground: boolean; beside?: SectionOf<"steps"> };

/** The kinds that lie on a ground of their own from edge to edge, where their neighbor does not. */
const grounded = new Set<SectionType>(["quote", "latest-episodes", "call-to-action", "numbers"]);

/**
 * How the sections of a page stand to one another, whatever order an editor
 * gives them: steps that follow a form tell beside it what happens next, and of
 * two neighbors only the first lies on a ground of its own.
 */
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
