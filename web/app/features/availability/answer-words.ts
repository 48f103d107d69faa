import type { BadgeTone } from "~/components/ui/badge";
import type { Schema } from "~/lib/api-types";
import { countText } from "~/lib/format/number";

export type Answer = Schema<"AvailabilityAsk">["answer"];

/** What an attorney reads of an answer. */
export const answerWords: Record<Answer, { text: string; tone: BadgeTone }> = {
  yes: { text: "Yes", tone: "success" },
  later: { text: "Later", tone: "warning" },
  no: { text: "No", tone: "neutral" },
  "": { text: "No answer yet", tone: "neutral" },
};

const order: readonly Answer[] = ["yes", "later", "", "no"];

/** Those who can come first; otherwise in the order in which they were asked. */
export function byAnswer<E extends { answer: Answer; chosen: boolean }>(
  experts: readonly E[],
): E[] {
  return [...experts].sort(
    (a, b) =>
      Number(b.chosen) - Number(a.chosen) || order.indexOf(a.answer) - order.indexOf(b.answer),
  );
}

type Request = Pick<Schema<"AvailabilityRequest">, "outcome" | "experts">;

/** How a request stands, in a few words. */
export function statusOf({ outcome, experts }: Request): { text: string; tone: BadgeTone } {
  const answered = experts.filter(({ answer }) => answer !== "").length;
  switch (outcome) {
    case "":
      return {
        text: `${answered} of ${experts.length} answered`,
        tone: answered > 0 ? "accent" : "neutral",
      };
    case "chosen": {
      const chosen = experts.find((expert) => expert.chosen);
      return {
        text: chosen?.person.name ? `You chose ${chosen.person.name}` : "Settled",
        tone: "success",
      };
    }
    case "closed":
      return { text: "Closed without a choice", tone: "neutral" };
    case "expired":
      return { text: "Closed after 14 days", tone: "neutral" };
  }
}

/** `5 hours`; minutes below an hour, and days from two days on. */
function roundedTime(minutes: number): string {
  if (minutes < 60) return countText(Math.max(1, minutes), "minute", "minutes");
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? countText(hours, "hour", "hours")
    : countText(Math.round(hours / 24), "day", "days");
}

/** How an expert answers requests, in one line. */
export function figuresText({ share, minutes }: { share: number; minutes: number }): string {
  if (share === 0) return "Hasn’t answered recent requests";
  return `Answers ${share}% of requests, median ${roundedTime(minutes)}`;
}
