import type { InquiryName } from "./inquiry.server";

export type PlacedField = {
  name: string;
  /** Half the width of the form, where there is room. */
  half?: boolean;
  /** At the end of the label's line. */
  aside?: string;
  hint?: string;
  placeholder?: string;
  autoComplete?: string;
  rows?: number;
  /** One of a few short answers, side by side. */
  segmented?: boolean;
};

export type FieldGroup = { legend: string; fields: readonly PlacedField[] };

export type Arrangement = {
  groups: readonly FieldGroup[];
  send: string;
  sending: string;
  /** Nothing privileged, please. */
  warns?: boolean;
  /** What happens after it was sent. */
  next: readonly string[];
};

const name: PlacedField = { name: "name", half: true, autoComplete: "name" };
const email: PlacedField = { name: "email", half: true, autoComplete: "email" };
const phone: PlacedField = { name: "phone", half: true };

/** How the questions of each form stand on the page. What is asked, and what is right, the bff declares. */
export const arrangements: Record<InquiryName, Arrangement> = {
  "request-an-expert": {
    groups: [
      {
        legend: "The matter",
        fields: [
          { name: "specialty", placeholder: "Slewing ring bolts and tower crane failure" },
          { name: "issues", rows: 6 },
          { name: "side", segmented: true },
          { name: "court", half: true, placeholder: "S.D.N.Y." },
          { name: "parties", half: true, aside: "to rule out conflicts" },
        ],
      },
      {
        legend: "When and how much",
        fields: [
          { name: "stage", half: true },
          { name: "budget", half: true },
          { name: "dates", placeholder: "Report due January 8, 2027, trial in May" },
        ],
      },
      {
        legend: "You",
        fields: [
          { name: "first_name", half: true, autoComplete: "given-name" },
          { name: "last_name", half: true, autoComplete: "family-name" },
          email,
          phone,
          { name: "firm", half: true, autoComplete: "organization" },
          { name: "role", half: true, autoComplete: "organization-title" },
        ],
      },
    ],
    send: "Send request",
    sending: "Sending the request",
    warns: true,
    next: [
      "A person reads your request.",
      "We look for experts whose record fits the question, the court and the dates.",
      "We write to you with names, their records and why.",
    ],
  },
  "partner-with-us": {
    groups: [
      {
        legend: "What you have in mind",
        fields: [
          { name: "organisation", half: true, autoComplete: "organization" },
          { name: "kind", half: true },
          { name: "message", rows: 7 },
        ],
      },
      { legend: "You", fields: [name, email, phone] },
    ],
    send: "Send proposal",
    sending: "Sending the proposal",
    next: ["A person reads what you propose.", "We answer by e-mail, also where it does not fit."],
  },
  contact: {
    groups: [
      { legend: "Your message", fields: [{ name: "subject" }, { name: "message", rows: 6 }] },
      { legend: "You", fields: [name, email, phone] },
    ],
    send: "Send message",
    sending: "Sending the message",
    next: ["A person reads your message.", "We answer by e-mail."],
  },
};
