import type { StatItem } from "~/components/ui/figure/stat";
import { areasInOrder, longestYears } from "~/features/expert/career/career";
import { isDegree, latestFirst } from "~/features/expert/career/study";
import type { ExpertRecord } from "~/features/expert/expert-record";
import { daysSince, ageText } from "~/lib/format/age";
import { dateText } from "~/lib/format/date";

export function figuresOf(page: ExpertRecord, now: Date): StatItem[] {
  const areas = areasInOrder(page.areas);
  const years = longestYears(page.areas);
  const longest = areas.find((area) => area.years === years);
  const degrees = latestFirst(page.education.filter(isDegree));
  const under = page.education.length - degrees.length;
  const latest = degrees[0];
  return [
    {
      label: "Years of practice",
      value: years ?? "–",
      note: years === null || !longest ? "not stated" : `in ${longest.subcategory_name}`,
    },
    {
      label: "Areas of expertise",
      value: areas.length,
      note: areas[0] ? `primary: ${areas[0].subcategory_name}` : "none entered",
    },
    {
      label: "Degrees",
      value: degrees.length,
      note: [
        latest ? `latest: ${latest.degree}, ${latest.organization}` : "none entered",
        under > 0 ? `${under} not completed` : "",
      ]
        .filter(Boolean)
        .join("; "),
    },
    page.confirmed_at === null
      ? { label: "Confirmed", value: "–", note: "not yet" }
      : {
          label: "Confirmed",
          value: capitalized(ageText(daysSince(page.confirmed_at, now))),
          note: `on ${dateText(page.confirmed_at, "long", "UTC")}`,
        },
  ];
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
