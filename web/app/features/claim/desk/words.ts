import type { BadgeTone } from "~/components/ui/badge";
import type { Schema } from "~/lib/api-types";

type Row = Schema<"ClaimRow">;

export const stateWords: Record<Row["state"], { label: string; tone: BadgeTone }> = {
  pending: { label: "Pending", tone: "warning" },
  verified: { label: "Verified", tone: "success" },
  rejected: { label: "Rejected", tone: "neutral" },
  expired: { label: "Expired", tone: "neutral" },
  disputed: { label: "Disputed", tone: "danger" },
};

export const modeWords: Record<Row["mode"], string> = {
  email: "Code by email",
  sms: "Code by text message",
  document: "Document",
};

export const purposeWords: Record<Row["purpose"], string> = { claim: "Claim", removal: "Removal" };

export const kindWords: Record<Schema<"ClaimDocument">["kind"], string> = {
  pdf: "PDF",
  jpeg: "JPEG picture",
  png: "PNG picture",
  docx: "Word document",
};

export const factWords: Record<Schema<"ClaimFact">["name"], string> = {
  name: "Name",
  institution: "Institution",
  email: "Email",
  phone: "Phone",
  headline: "Headline",
  place: "Place",
};

export const noticeWords: Record<Schema<"ClaimNotice">["kind"], string> = {
  email: "Email on file",
  sms: "Phone on file",
  account: "The owner’s account",
};

export function authorOf({ event, by }: Schema<"ClaimStep">): string {
  if (event === "dispute" || event === "expire") return "The claim";
  return by || "The claimant";
}

/** The words after the author's name. */
export function stepWords({ event, text }: Schema<"ClaimStep">): string {
  switch (event) {
    case "begin":
      return "began the claim";
    case "send":
      return text === "" ? "was sent a code" : `was sent a code, to ${text}`;
    case "prove":
      return "typed the right code";
    case "attach":
      return text === "" ? "sent a document" : `sent ${text}`;
    case "verify":
      return "verified it";
    case "reject":
      return "rejected it";
    case "expire":
      return "expired";
    case "dispute":
      return "became a dispute";
    case "take":
      return "took the profile";
    case "resume":
      return "went on in another browser";
  }
}
