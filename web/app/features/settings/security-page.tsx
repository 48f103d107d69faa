import type { FormAnswer } from "~/features/account/form-answer";
import type { Schema } from "~/lib/api-types";

import { PasswordSection } from "./password-section";
import { SessionRows } from "./session-rows";
import { SettingsFrame } from "./settings-frame";

export type SecurityPageProps = {
  settings: Schema<"AccountSettings">;
  sessions: readonly Schema<"SessionItem">[];
  now: string;
  /** What was wrong with the form that was sent. */
  answer: FormAnswer | undefined;
};

/** How one signs in, and where one is signed in. */
export function SecurityPage({ settings, sessions, now, answer }: SecurityPageProps) {
  return (
    <SettingsFrame title="Security" intro="How you sign in, and where you are signed in.">
      <PasswordSection settings={settings} now={now} answer={answer} />
      <SessionRows sessions={sessions} now={now} />
    </SettingsFrame>
  );
}
