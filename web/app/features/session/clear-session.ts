import { announceSessionEnd } from "~/features/session/session-channel";

/** Clears an ended session here and in every tab. Drafts stay. */
export function clearEndedSession(): void {
  localStorage.clear();
  announceSessionEnd();
}
