import type { BadgeTone } from "~/components/ui/badge";
import type { Schema } from "~/lib/api-types";

type Row = Schema<"InquiryRow">;

export const formWords: Record<Row["form"], string> = {
  "request-an-expert": "Expert wanted",
  "partner-with-us": "Partnership",
  contact: "Message",
};

export const stateWords: Record<Row["state"], { label: string; tone: BadgeTone }> = {
  unread: { label: "New", tone: "accent" },
  open: { label: "Open", tone: "warning" },
  answered: { label: "Answered", tone: "success" },
  closed: { label: "Closed", tone: "neutral" },
  spam: { label: "Spam", tone: "danger" },
};

/** The words after the author's name. */
export function stepWords({ action, text }: Schema<"InquiryStep">): string {
  switch (action) {
    case "received":
      return "sent it";
    case "read":
      return "read it";
    case "assign":
      return text === "" ? "unassigned it" : `assigned it to ${text}`;
    case "answer":
      return "answered by email";
    case "close":
      return "closed it";
    case "reopen":
      return "reopened it";
  }
}
