import type { StatItem } from "~/components/ui/figure/stat";
import { areasInOrder, longestYears } from "~/features/expert/career/career";
import { isDegree, latestFirst } from "~/features/expert/career/study";
import type { ExpertRecord } from "~/features/expert/expert-record";
import { publicationYears } from "~/features/expert/publications/by-year";
import type { PublicationView } from "~/features/expert/record/record-view";
import { challengesIn } from "~/features/expert/testimony/testimony-words";
import { daysSince, ageText } from "~/lib/format/age";
import { dateText } from "~/lib/format/date";
import { countText } from "~/lib/format/number";

/** Four figures: of the testimony and the publications if there are any, else of the rest. */
export function figuresOf(
  page: ExpertRecord,
  now: Date,
  publications: readonly PublicationView[] = [],
): StatItem[] {
  const years = publicationFigure(publications, now);
  const { testimony } = page;
  if (testimony.matters === 0) {
    const basics = [practiceFigure(page), areasFigure(page), degreesFigure(page)];
    return [...basics, years ?? confirmedFigure(page, now)];
  }
  const challenges = challengesIn(testimony);
  const { granted, granted_in_part: limited } = testimony.rulings;
  return [
    {
      label: "Testimony, 4 years",
      value: testimony.recent,
      note: `of ${countText(testimony.matters, "matter", "matters")} in all`,
    },
    {
      label: "At trial",
      value: testimony.trials,
      note:
        testimony.trials === 0 ? "no trial listed" : `${testimony.federal_trials} in federal court`,
    },
    {
      label: "Challenges",
      value: challenges,
      note:
        challenges === 0
          ? "none listed"
          : granted + limited === 0
            ? "none granted"
            : [granted > 0 ? `${granted} excluded` : "", limited > 0 ? `${limited} limited` : ""]
                .filter(Boolean)
                .join(", "),
    },
    years ?? practiceFigure(page),
  ];
}

function publicationFigure(publications: readonly PublicationView[], now: Date): StatItem | null {
  if (publications.length === 0) return null;
  const { recent, peerReviewed } = publicationYears(publications, now.toISOString());
  return {
    label: "Publications, 10 years",
    value: recent,
    note: peerReviewed > 0 ? `${peerReviewed} peer reviewed` : `of ${publications.length} in all`,
  };
}

function practiceFigure(page: ExpertRecord): StatItem {
  const years = longestYears(page.areas);
  const longest = areasInOrder(page.areas).find((area) => area.years === years);
  return {
    label: "Years of practice",
    value: years ?? "–",
    note: years === null || !longest ? "not stated" : `in ${longest.subcategory_name}`,
  };
}

function areasFigure(page: ExpertRecord): StatItem {
  const [first] = areasInOrder(page.areas);
  return {
    label: "Areas of expertise",
    value: page.areas.length,
    note: first ? `primary: ${first.subcategory_name}` : "none entered",
  };
}

function degreesFigure(page: ExpertRecord): StatItem {
  const degrees = latestFirst(page.education.filter(isDegree));
  const under = page.education.length - degrees.length;
  const latest = degrees[0];
  return {
    label: "Degrees",
    value: degrees.length,
    note: [
      latest ? `latest: ${latest.degree}, ${latest.organization}` : "none entered",
      under > 0 ? `${under} not completed` : "",
    ]
      .filter(Boolean)
      .join("; "),
  };
}

function confirmedFigure(page: ExpertRecord, now: Date): StatItem {
  if (page.confirmed_at === null) return { label: "Confirmed", value: "–", note: "not yet" };
  return {
    label: "Confirmed",
    value: capitalized(ageText(daysSince(page.confirmed_at, now))),
    note: `on ${dateText(page.confirmed_at, "long", "UTC")}`,
  };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
