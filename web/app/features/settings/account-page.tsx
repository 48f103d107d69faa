import type { FormResult } from "~/lib/form/form-result";
import type { ReactNode } from "react";

import { DateText } from "~/components/ui/date";
import type { Schema } from "~/lib/api-types";

import { EmailSection } from "./email-section";
import { SettingsFrame } from "./settings-frame";
import { SettingsSection } from "./settings-section";

export function AccountPage({
  settings,
  result,
}: {
  settings: Schema<"AccountSettings">;
  result: FormResult | null | undefined;
}) {
  return (
    <SettingsFrame title="Account">
      <SettingsSection title="You">
        <dl className="grid gap-x-6 gap-y-3 py-2 sm:grid-cols-[160px_minmax(0,1fr)]">
          <Fact term="Name">{settings.user_name}</Fact>
          <Fact term="Email">
            <span className="break-all">{settings.email}</span>
          </Fact>
          <Fact term="Signed up as">{(settings.groups ?? []).join(" and ") || "None"}</Fact>
          <Fact term="Account since">
            <DateText at={settings.created_at} />
          </Fact>
        </dl>
      </SettingsSection>
      <EmailSection settings={settings} result={result} />
    </SettingsFrame>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted max-sm:-mb-2 max-sm:text-13">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
