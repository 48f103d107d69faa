import { announceSessionEnd } from "~/features/session/session-channel";

/** Empties what the browser keeps of a session that has ended, here and in every other tab. Drafts stay. */
export function clearEndedSession(): void {
  localStorage.clear();
  announceSessionEnd();
}
