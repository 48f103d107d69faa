import type { Schema } from "~/lib/api-types";

/** Names of sections, as the profile declares them. */
export type SectionName = "about-me" | "area-of-expertise" | "education";

/** When a section was last confirmed; null where the page does not say. */
export function sectionAge(
  page: Pick<Schema<"ExpertPage">, "sections">,
  section: SectionName,
): string | null {
  return page.sections.find((one) => one.section === section)?.confirmed_at ?? null;
}
