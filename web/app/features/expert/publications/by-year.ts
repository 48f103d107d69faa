import type { PublicationView } from "~/features/expert/record/record-view";

export type YearOfWork = { year: number; count: number; retracted: number; recent: boolean };

/** Rule 26(a)(2)(B)(iv) asks for the publications of the previous ten years. */
const windowYears = 10;

/** Longer records start later, so that every year keeps a bar. The count before is given. */
const mostYears = 30;

type Dated = Pick<PublicationView, "date" | "retracted" | "peerReviewed">;

export type PublicationYears = {
  years: YearOfWork[];
  /** Publications before the first year shown. */
  earlier: number;
  /** In the last ten years. */
  recent: number;
  peerReviewed: number;
};

/** Publications by year up to this one, empty years included. */
export function publicationYears(publications: readonly Dated[], now: string): PublicationYears {
  const today = now.slice(0, 10);
  const since = `${Number(today.slice(0, 4)) - windowYears}${today.slice(4)}`;
  // A date without its day counts if any of its days does.
  const isRecent = ({ date }: Dated) => date >= since.slice(0, date.length);
  const recent = publications.filter(isRecent);
  const summary = {
    recent: recent.length,
    peerReviewed: recent.filter(({ peerReviewed }) => peerReviewed).length,
  };
  const yearOf = ({ date }: Dated) => Number(date.slice(0, 4));
  const known = publications.map(yearOf).filter((year) => year > 0);
  if (known.length === 0) return { years: [], earlier: 0, ...summary };
  const last = Math.max(Number(today.slice(0, 4)), ...known);
  const first = Math.max(Math.min(...known), last - mostYears + 1);
  const years = Array.from({ length: last - first + 1 }, (_, at) => {
    const year = first + at;
    const works = publications.filter((one) => yearOf(one) === year);
    return {
      year,
      count: works.length,
      retracted: works.filter(({ retracted }) => retracted).length,
      recent: String(year) >= since.slice(0, 4),
    };
  });
  return { years, earlier: known.filter((year) => year < first).length, ...summary };
}
