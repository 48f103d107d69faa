import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { setPasswordForm } from "~/lib/form/declared/set-password.gen";
import { resultFor, type FormResult } from "~/lib/form/form-result";
import { FormProblems } from "~/components/form/form-problems";

import { DeclaredField } from "~/components/form/declared-field";
import { PasswordInput } from "~/components/form/password-input";
import { UsernameField } from "~/components/form/username-field";
import { Button } from "~/components/ui/button";
import { useReaderZone } from "~/components/ui/use-reader-zone";
import type { Schema } from "~/lib/api-types";
import { dayText } from "~/lib/format/date";

import { SettingsSection } from "./settings-section";

export function PasswordSection({
  settings,
  now,
  result: sent,
}: {
  settings: Schema<"AccountSettings">;
  now: string;
  result: FormResult | null | undefined;
}) {
  const zone = useReaderZone();
  const pending = useSending()?.get("do") === "password";
  const result = resultFor(sent, "password");
  return (
    <SettingsSection
      title="Password"
      aside={
        settings.password_changed_at
          ? `changed ${dayText(settings.password_changed_at, now, zone)}`
          : undefined
      }
    >
      <PostForm
        preventScrollReset
        noValidate
        className="grid grid-cols-1 gap-4 py-2 sm:max-w-[344px]"
      >
        <FormProblems
          result={result}
          labels={{ present: "Current password", password: "New password" }}
        />
        <input type="hidden" name="do" value="password" />
        <UsernameField email={settings.email} />
        <PasswordInput
          label="Current password"
          name="present"
          required
          error={result?.errors.present}
        />
        <DeclaredField field={setPasswordForm.password} problems={result?.errors} />
        <div>
          <Button type="submit" pending={pending}>
            Change password
          </Button>
          <p className="mt-1.5 text-13 text-muted">This signs you out on all other devices.</p>
        </div>
      </PostForm>
    </SettingsSection>
  );
}
