import type { FormResultWith } from "~/lib/form/form-result";
import { useReaderZone } from "~/components/ui/use-reader-zone";
import { TwoStepSection } from "~/features/second-factor/two-step-section";
import type { TwoStepExtra } from "~/features/second-factor/two-step.server";
import type { Schema } from "~/lib/api-types";
import { dayText } from "~/lib/format/date";

import { PasswordSection } from "./password-section";
import { SessionRows } from "./session-rows";
import { SettingsFrame } from "./settings-frame";

type SecurityPageProps = {
  settings: Schema<"AccountSettings">;
  factors: Schema<"SecondFactors">;
  sessions: readonly Schema<"SessionItem">[];
  now: string;
  result: FormResultWith<TwoStepExtra> | null | undefined;
};

export function SecurityPage({ settings, factors, sessions, now, result }: SecurityPageProps) {
  const zone = useReaderZone();
  return (
    <SettingsFrame title="Security" intro="How and where you're signed in.">
      <TwoStepSection factors={factors} result={result} say={(at) => dayText(at, now, zone)} />
      {factors.pending ? null : <PasswordSection settings={settings} now={now} result={result} />}
      <SessionRows sessions={sessions} now={now} />
    </SettingsFrame>
  );
}
