import { announceSessionEnd } from "~/features/session/session-channel";
import { forgetSession } from "~/features/session/session-record";

/** Clears an ended session here and in every tab. Drafts stay. */
export function clearEndedSession(): void {
  forgetSession();
  announceSessionEnd();
}
