import type { Challenge } from "~/features/expert/record/record-view";
import type { Schema } from "~/lib/api-types";
import { countText } from "~/lib/format/number";

type Testimony = Schema<"Testimony">;

const small = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

const inWords = (count: number): string => small[count] ?? String(count);

/** `15 matters for plaintiffs, 10 for defendants, and 1 for a court.` */
export function sidesText(testimony: Testimony): string {
  const { plaintiff, defense, court, neutral } = testimony;
  const parts = [
    { count: plaintiff, text: "for plaintiffs" },
    { count: defense, text: "for defendants" },
    { count: court, text: "for a court" },
    { count: neutral, text: "as a neutral" },
  ].filter(({ count }) => count > 0);
  const [first, ...rest] = parts.map(({ count, text }, at) =>
    at === 0 ? `${countText(count, "matter", "matters")} ${text}` : `${count} ${text}`,
  );
  return first ? `${listed([first, ...rest])}.` : "";
}

/** `Six challenges: three denied, one withdrawn, and one granted.` */
export function challengesText({ rulings }: Pick<Testimony, "rulings">): string {
  const parts = [
    { count: rulings.granted, text: "granted" },
    { count: rulings.granted_in_part, text: "granted in part" },
    { count: rulings.denied, text: "denied" },
    { count: rulings.withdrawn, text: "withdrawn" },
    { count: rulings.pending, text: "pending" },
  ].filter(({ count }) => count > 0);
  const sum = challengesIn({ rulings });
  if (sum === 0) return "";
  const only = parts[0];
  if (only && parts.length === 1) {
    if (sum === 1) return `One challenge: ${only.text}.`;
    return `${capital(inWords(sum))} challenges, ${sum === 2 ? "both" : "all"} ${only.text}.`;
  }
  return `${capital(inWords(sum))} challenges: ${listed(
    parts.map(({ count, text }) => `${inWords(count)} ${text}`),
  )}.`;
}

export const challengesIn = ({ rulings }: Pick<Testimony, "rulings">): number =>
  rulings.denied + rulings.granted + rulings.granted_in_part + rulings.withdrawn + rulings.pending;

type RulingLook = { text: string; tone: "success" | "warning" | "danger" | "muted" };

/** What a challenge came to, and how grave it is. */
export const rulings: Record<Challenge["ruling"], RulingLook> = {
  denied: { text: "Challenge denied", tone: "success" },
  withdrawn: { text: "Challenge withdrawn", tone: "success" },
  pending: { text: "Challenge pending", tone: "muted" },
  "granted-in-part": { text: "Limited in part", tone: "warning" },
  granted: { text: "Excluded", tone: "danger" },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `a, b, and c` */
function listed(parts: readonly string[]): string {
  if (parts.length < 3) return parts.join(" and ");
  return `${parts.slice(0, -1).join(", ")}, and ${parts[parts.length - 1]}`;
}
