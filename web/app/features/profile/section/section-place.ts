import { paths, type PathQuery } from "~/lib/paths";

/** Whose section is edited, and by whom. */
export interface SectionPlace {
  expertId: string;
  section: string;
  /** Staff edit on the expert's behalf. */
  staff: boolean;
}

export const sectionPath = ({ expertId, section, staff }: SectionPlace, query?: PathQuery) =>
  staff ? paths.editSection(expertId, section, query) : paths.mySection(section, query);

export const historyPath = ({ expertId, section, staff }: SectionPlace, query?: PathQuery) =>
  staff ? paths.expertHistory(expertId, section, query) : paths.myHistory(section, query);
