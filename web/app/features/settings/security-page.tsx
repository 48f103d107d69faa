import { useHydrated } from "~/components/ui/hydrated";
import type { FormAnswer } from "~/features/account/form-answer";
import { TwoStepSection } from "~/features/second-factor/two-step-section";
import type { TwoStepAnswer } from "~/features/second-factor/two-step.server";
import type { Schema } from "~/lib/api-types";

import { PasswordSection } from "./password-section";
import { SessionRows } from "./session-rows";
import { SettingsFrame } from "./settings-frame";
import { dayInWords } from "./when";

export type SecurityPageProps = {
  settings: Schema<"AccountSettings">;
  factors: Schema<"SecondFactors">;
  sessions: readonly Schema<"SessionItem">[];
  now: string;
  /** What became of the form that was sent. */
  answer: FormAnswer | TwoStepAnswer | undefined;
};

/** How one signs in, and where one is signed in. */
export function SecurityPage({ settings, factors, sessions, now, answer }: SecurityPageProps) {
  const zone = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : "UTC";
  const twoStep = answer && "about" in answer ? answer : null;
  return (
    <SettingsFrame title="Security" intro="How you sign in, and where you are signed in.">
      <TwoStepSection factors={factors} answer={twoStep} say={(at) => dayInWords(at, now, zone)} />
      {factors.pending ? null : (
        <PasswordSection
          settings={settings}
          now={now}
          answer={answer && !("about" in answer) ? answer : undefined}
        />
      )}
      <SessionRows sessions={sessions} now={now} />
    </SettingsFrame>
  );
}
