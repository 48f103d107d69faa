import type { FieldErrors } from "~/lib/response-text";

/** What became of a form that was sent. */
export interface InquiryAnswer {
  /** Set where it was taken. */
  reference: string | null;
  /** What concerns the whole form. */
  text: string | null;
  fields: FieldErrors;
  /** What was sent, so that nothing is lost. */
  values: Record<string, string>;
  /** The token with which the same form is to be sent once more, where it has to be another. */
  started: string | null;
  /** Different for every answer, so that the summary takes the focus again. */
  attempt: string;
}

export type InquiryName = "request-an-expert" | "partner-with-us" | "contact";

/** Shown where the form could not be sent at all. */
export const notSentText =
  "It could not be sent: there seems to be no connection. What you wrote is kept in this browser; please send it once more.";
