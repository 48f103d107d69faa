import type { Schema } from "~/lib/api-types";

import { SessionRows } from "./session-rows";
import { SettingsFrame } from "./settings-frame";

/** How one signs in, and where one is signed in. */
export function SecurityPage({ sessions, now }: { sessions: readonly Schema<"SessionItem">[]; now: string }) {
  return (
    <SettingsFrame title="Security" intro="How you sign in, and where you are signed in.">
      <SessionRows sessions={sessions} now={now} />
    </SettingsFrame>
  );
}
