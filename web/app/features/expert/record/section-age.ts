import type { ExpertRecord } from "~/features/expert/expert-record";

/** Null if unknown. */
export function sectionAge(page: Pick<ExpertRecord, "sections">, section: string): string | null {
  return page.sections.find((one) => one.section === section)?.confirmed_at ?? null;
}
