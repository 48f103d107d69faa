import { useRef, type RefObject } from "react";

import { DraftNote } from "~/components/form/draft-note";
import { draftOf, useFormDraft, type FormDraft } from "~/components/form/use-form-draft";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { type FormResult } from "~/lib/form/form-result";
import { FormProblems } from "~/components/form/form-problems";
import { Check, Clock } from "lucide-react";

import { PasswordInput } from "~/components/form/password-input";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { DateText } from "~/components/ui/date";
import type { Schema } from "~/lib/api-types";
import { DeclaredField } from "~/components/form/declared-field";
import { changeEmailForm } from "~/lib/form/declared/change-email.gen";

import { SettingsRow, SettingsSection } from "./settings-section";

const valuesOf = draftOf(["do"]);

/** Confirmed by emails to both addresses. */
export function EmailSection({
  settings,
  result,
}: {
  settings: Schema<"AccountSettings">;
  result: FormResult | null | undefined;
}) {
  const change = settings.email_change;
  const form = useRef<HTMLFormElement>(null);
  const draft = useFormDraft("change-email", form, valuesOf, { sent: change !== null });
  return (
    <SettingsSection title="Change email">
      {change ? (
        <Waiting change={change} oldEmail={settings.email} />
      ) : (
        <AskForm result={result} draft={draft} form={form} />
      )}
    </SettingsSection>
  );
}

function Waiting({ change, oldEmail }: { change: Schema<"EmailChangeView">; oldEmail: string }) {
  const sending = useSending();
  return (
    <>
      <p className="text-muted">
        Your email changes once you confirm from both addresses, by{" "}
        <DateText at={change.expires_at} style="time" />.
      </p>
      <ul className="mt-2">
        <SettingsRow
          title={<span className="break-all">{oldEmail}</span>}
          detail="Current email"
          action={<Confirmed done={change.old_confirmed} />}
        />
        <SettingsRow
          title={<span className="break-all">{change.new_email}</span>}
          detail="New email"
          action={<Confirmed done={change.new_confirmed} />}
        />
      </ul>
      <PostForm preventScrollReset className="mt-3">
        <Button
          type="submit"
          name="do"
          value="withdraw"
          pending={sending?.get("do") === "withdraw"}
        >
          Cancel change
        </Button>
      </PostForm>
    </>
  );
}

function Confirmed({ done }: { done: boolean }) {
  return done ? (
    <Badge tone="success" icon={<Check strokeWidth={2} />}>
      Confirmed
    </Badge>
  ) : (
    <Badge tone="warning" icon={<Clock strokeWidth={2} />}>
      Email sent
    </Badge>
  );
}

type AskFormProps = {
  result: FormResult | null | undefined;
  draft: FormDraft;
  form: RefObject<HTMLFormElement>;
};

function AskForm({ result, draft, form }: AskFormProps) {
  const sending = useSending();
  return (
    <PostForm
      ref={form}
      // New only after it was sent, because a password typed before an error is not in the draft.
      key={`${result?.status === "done" ? result.attempt : ""} ${draft.values ? "restored" : "typed"}`}
      onInput={draft.onInput}
      preventScrollReset
      noValidate
      className="grid gap-4 py-2 sm:max-w-[344px]"
    >
      <FormProblems result={result} labels={{ email: "New email", present: "Your password" }} />
      <DraftNote draft={draft} />
      <input type="hidden" name="do" value="email" />
      <DeclaredField
        field={changeEmailForm.email}
        values={result?.values ?? draft.values ?? undefined}
        problems={result?.errors}
      />
      <PasswordInput label="Your password" name="present" required error={result?.errors.present} />
      <div>
        <Button type="submit" pending={sending?.get("do") === "email"}>
          Change email
        </Button>
        <p className="mt-1.5 text-13 text-muted">
          We'll email both addresses. Nothing changes until you confirm from both.
        </p>
      </div>
    </PostForm>
  );
}
