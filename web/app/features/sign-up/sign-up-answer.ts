import type { FieldErrors } from "~/lib/response-text";

import type { ClaimProblem } from "./claim-problem";
import type { SignUpValues } from "./sign-up-values";

/** What became of a step that was sent. */
export interface SignUpAnswer {
  /** The step to show, from 1. */
  step: number;
  /** What concerns the whole form. */
  text: string | null;
  fields: FieldErrors;
  /** What was sent, so that nothing is lost. */
  values: SignUpValues;
  /** Why the claim that the form came with is of no use any more; it goes on without. */
  claimProblem?: ClaimProblem;
  /** Different for every answer, so that the summary takes the focus again. */
  attempt: string;
}

export const notSentText =
  "It could not be sent: there seems to be no connection. What you wrote is kept in this browser; please send it once more.";
