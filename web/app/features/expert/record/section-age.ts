import type { ExpertRecord } from "~/features/expert/expert-record";

type SectionName = "about-me" | "area-of-expertise" | "education";

/** Null if unknown. */
export function sectionAge(
  page: Pick<ExpertRecord, "sections">,
  section: SectionName,
): string | null {
  return page.sections.find((one) => one.section === section)?.confirmed_at ?? null;
}
