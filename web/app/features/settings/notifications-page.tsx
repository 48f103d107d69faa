import { useRef } from "react";

import { DraftNote } from "~/components/form/draft-note";
import { draftOf, useFormDraft } from "~/components/form/use-form-draft";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import type { FormResult } from "~/lib/form/form-result";
import { FormProblems } from "~/components/form/form-problems";

import { Checkbox } from "~/components/form/checkbox";
import { Button } from "~/components/ui/button";
import type { Schema } from "~/lib/api-types";

import { SettingsFrame } from "./settings-frame";
import { SettingsSection } from "./settings-section";

const valuesOf = draftOf(["kind"]);

const always = [
  "Password reset links",
  "Changes to your password or email",
  "Decisions about your account",
];

export function NotificationsPage({
  choices,
  result,
}: {
  choices: readonly Schema<"NotificationItem">[];
  result: FormResult | null | undefined;
}) {
  const sending = useSending();
  const form = useRef<HTMLFormElement>(null);
  const stored = choices.filter(({ wanted }) => wanted).map(({ kind }) => kind);
  const draft = useFormDraft("notifications", form, valuesOf, { basis: stored.join(" ") });
  const restored = draft.values && draft.values.restored ? draft.values : null;
  const checked = result?.values.wanted ?? restored?.wanted ?? (restored ? [] : stored);
  return (
    <SettingsFrame title="Notifications" intro="Choose which emails you get.">
      <SettingsSection title="By email">
        <PostForm
          ref={form}
          key={`${stored.join(" ")} ${result?.attempt ?? ""} ${restored ? "restored" : "typed"}`}
          onInput={draft.onInput}
          preventScrollReset
          className="grid gap-1 py-2"
        >
          <FormProblems result={result} labels={{}} />
          <DraftNote draft={draft} />
          {/* A draft in which nothing is checked isn't empty. */}
          <input type="hidden" name="restored" value="yes" />
          {choices.map(({ kind, label, detail }) => (
            <div key={kind}>
              <input type="hidden" name="kind" value={kind} />
              <Checkbox
                name="wanted"
                value={kind}
                defaultChecked={checked.includes(kind)}
                className="py-2"
                label={
                  <>
                    <span className="font-550">{label}</span>
                    <span className="block text-13 text-muted">{detail}</span>
                  </>
                }
              />
            </div>
          ))}
          <div className="mt-3">
            <Button type="submit" variant="primary" pending={sending !== null}>
              Save
            </Button>
          </div>
        </PostForm>
      </SettingsSection>
      <SettingsSection title="Always sent">
        <ul className="grid list-disc gap-1.5 py-2 pl-5 marker:text-muted">
          {always.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="text-13 text-muted">These keep your account safe and can't be turned off.</p>
      </SettingsSection>
    </SettingsFrame>
  );
}
