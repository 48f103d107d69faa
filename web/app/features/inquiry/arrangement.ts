import type { FieldPresentation } from "~/components/form/kind/props";
import type { DeclaredField } from "~/lib/form/declared-form";

import { declaredForms } from "./declared-forms";
import type { InquiryName } from "./inquiry.server";

export type PlacedField = {
  field: DeclaredField;
  /** Half width, if there is room. */
  half?: boolean;
} & Pick<FieldPresentation, "rows" | "segmented">;

type FieldGroup = { legend: string; fields: readonly PlacedField[] };

type Arrangement = {
  groups: readonly FieldGroup[];
  send: string;
  sending: string;
  /** Warns against privileged information. */
  warns?: boolean;
  /** What happens after sending. */
  next: readonly string[];
};

const half = (field: DeclaredField): PlacedField => ({ field, half: true });

const { "request-an-expert": request, "partner-with-us": proposal, contact } = declaredForms;

/** How fields are laid out. The BFF declares what is asked and valid. */
export const arrangements: Record<InquiryName, Arrangement> = {
  "request-an-expert": {
    groups: [
      {
        legend: "Your matter",
        fields: [
          { field: request.specialty },
          { field: request.issues, rows: 6 },
          { field: request.side, segmented: true },
          half(request.court),
          half(request.parties),
        ],
      },
      {
        legend: "Timing and budget",
        fields: [half(request.stage), half(request.budget), { field: request.dates }],
      },
      {
        legend: "About you",
        fields: [
          half(request.first_name),
          half(request.last_name),
          half(request.email),
          half(request.phone),
          half(request.firm),
          half(request.role),
        ],
      },
    ],
    send: "Send request",
    sending: "Sending request",
    warns: true,
    next: [
      "A member of our team reads your request.",
      "We look for experts who fit the question, the court, and your dates.",
      "We email you names, with each expert’s record and why we chose them.",
    ],
  },
  "partner-with-us": {
    groups: [
      {
        legend: "Your proposal",
        fields: [
          half(proposal.organization),
          half(proposal.kind),
          { field: proposal.message, rows: 7 },
        ],
      },
      {
        legend: "About you",
        fields: [half(proposal.name), half(proposal.email), half(proposal.phone)],
      },
    ],
    send: "Send proposal",
    sending: "Sending proposal",
    next: ["A member of our team reads your proposal.", "We reply by email either way."],
  },
  contact: {
    groups: [
      {
        legend: "Your message",
        fields: [{ field: contact.subject }, { field: contact.message, rows: 6 }],
      },
      {
        legend: "About you",
        fields: [half(contact.name), half(contact.email), half(contact.phone)],
      },
    ],
    send: "Send message",
    sending: "Sending message",
    next: ["A member of our team reads your message.", "We reply by email."],
  },
};
