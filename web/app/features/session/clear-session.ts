import { eraseDrafts } from "~/lib/form/drafts";
import { announceSessionEnd } from "~/features/session/session-channel";

/** Empties what the browser keeps of a session that has ended, here and in every other tab. Drafts stay. */
export function clearEndedSession(): void {
  localStorage.clear();
  announceSessionEnd();
}

/** Empties it together with the drafts: for an explicit sign-out, before it is sent. */
export async function clearSignedOutSession(): Promise<void> {
  localStorage.clear();
  await eraseDrafts();
}
