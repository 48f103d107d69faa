import { Form, useNavigation } from "@remix-run/react";

import { PasswordInput } from "~/components/form/password-input";
import { Button } from "~/components/ui/button";
import { useHydrated } from "~/components/ui/hydrated";
import type { FormAnswer } from "~/features/account/form-answer";
import { FormProblems } from "~/features/account/form-problems";
import { NewPasswordField } from "~/features/account/new-password-field";
import type { Schema } from "~/lib/api-types";

import { SettingsSection } from "./settings-section";
import { dayInWords } from "./when";

/** Changes the password: the present one proves who asks. */
export function PasswordSection({
  settings,
  now,
  answer,
}: {
  settings: Schema<"AccountSettings">;
  now: string;
  answer: FormAnswer | undefined;
}) {
  const zone = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : "UTC";
  const { state, formData } = useNavigation();
  const pending = state !== "idle" && formData?.get("do") === "password";
  const refused = answer?.form === "password" ? answer : undefined;
  return (
    <SettingsSection
      title="Password"
      aside={
        settings.password_changed_at
          ? `changed ${dayInWords(settings.password_changed_at, now, zone)}`
          : undefined
      }
    >
      <Form
        method="post"
        preventScrollReset
        noValidate
        className="grid gap-4 py-2 sm:max-w-[344px]"
      >
        <FormProblems
          answer={refused}
          labels={{ present: "Present password", password: "New password" }}
        />
        <input type="hidden" name="do" value="password" />
        <input
          type="email"
          name="username"
          autoComplete="username"
          value={settings.email}
          readOnly
          hidden
        />
        <PasswordInput
          label="Present password"
          name="present"
          required
          error={refused?.fields.present}
        />
        <NewPasswordField error={refused?.fields.password} />
        <div>
          <Button type="submit" pending={pending}>
            Change password
          </Button>
          <p className="mt-1.5 text-13 text-muted">Signs you out everywhere else.</p>
        </div>
      </Form>
    </SettingsSection>
  );
}
