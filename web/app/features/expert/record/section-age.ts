import type { Schema } from "~/lib/api-types";

type SectionName = "about-me" | "area-of-expertise" | "education";

/** Null if unknown. */
export function sectionAge(
  page: Pick<Schema<"ExpertPage">, "sections">,
  section: SectionName,
): string | null {
  return page.sections.find((one) => one.section === section)?.confirmed_at ?? null;
}
