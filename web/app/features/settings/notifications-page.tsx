import { useRef } from "react";

import { Checkbox } from "~/components/form/checkbox";
import { DraftNote } from "~/components/form/draft-note";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { draftOf, useFormDraft } from "~/components/form/use-form-draft";
import { useSending } from "~/components/form/use-sending";
import { Button } from "~/components/ui/button";
import type { Schema } from "~/lib/api-types";
import { resultFor, type FormResult } from "~/lib/form/form-result";

import { ScheduleForm } from "./schedule-form";
import { SettingsFrame } from "./settings-frame";
import { SettingsSection } from "./settings-section";

const valuesOf = draftOf(["kind", "do"]);

const always = [
  "Password reset links",
  "Changes to your password or email",
  "Decisions about your account",
];

type NotificationsPageProps = {
  settings: Schema<"NotificationSettings">;
  result: FormResult | null | undefined;
};

export function NotificationsPage({ settings, result }: NotificationsPageProps) {
  return (
    <SettingsFrame title="Notifications" intro="Choose what you hear about, and when.">
      <SettingsSection title="What you get">
        <ChoicesForm choices={settings.results} result={resultFor(result, "choices")} />
      </SettingsSection>
      <SettingsSection title="When you get emails">
        <ScheduleForm schedule={settings.schedule} result={resultFor(result, "schedule")} />
      </SettingsSection>
      <SettingsSection title="Always sent">
        <ul className="grid list-disc gap-1.5 py-2 pl-5 marker:text-muted">
          {always.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="text-13 text-muted">
          These keep your account safe. They can't be turned off and don't wait for quiet hours to
          end.
        </p>
      </SettingsSection>
    </SettingsFrame>
  );
}

const columns = [
  { name: "wanted", label: "Email", channel: "by email" },
  { name: "in_app", label: "Peritus", channel: "in Peritus" },
] as const;

/** A row for each kind, with a box for each channel. */
function ChoicesForm({
  choices,
  result,
}: {
  choices: readonly Schema<"NotificationItem">[];
  result: FormResult | null;
}) {
  const sending = useSending();
  const form = useRef<HTMLFormElement>(null);
  const stored = {
    wanted: choices.filter(({ wanted }) => wanted).map(({ kind }) => kind),
    in_app: choices.filter(({ in_app }) => in_app).map(({ kind }) => kind),
  };
  const basis = `${stored.wanted.join(" ")} | ${stored.in_app.join(" ")}`;
  const draft = useFormDraft("notifications", form, valuesOf, { basis });
  const restored = draft.values && draft.values.restored ? draft.values : null;
  const checked = (name: "wanted" | "in_app") =>
    (result ?? (restored ? { values: restored } : { values: stored })).values[name] ?? [];
  return (
    <PostForm
      ref={form}
      key={`${basis} ${result?.attempt ?? ""} ${restored ? "restored" : "typed"}`}
      onInput={draft.onInput}
      preventScrollReset
      className="py-2"
    >
      <FormProblems result={result} labels={{}} />
      <DraftNote draft={draft} />
      {/* A draft in which nothing is checked isn't empty. */}
      <input type="hidden" name="restored" value="yes" />
      <div
        aria-hidden="true"
        className="grid grid-cols-[minmax(0,1fr)_4rem_4rem] gap-2 border-b border-line pb-2 text-13 text-muted"
      >
        <span />
        {columns.map(({ name, label }) => (
          <span key={name} className="text-center">
            {label}
          </span>
        ))}
      </div>
      {choices.map(({ kind, label, detail }) => (
        <fieldset
          key={kind}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)_4rem_4rem] items-center gap-2 border-b border-line py-3"
        >
          {/* A legend isn't a cell of a grid. */}
          <legend className="sr-only">{label}</legend>
          <div className="min-w-0">
            <p aria-hidden="true" className="font-550">
              {label}
            </p>
            <p className="text-13 text-muted">{detail}</p>
          </div>
          <input type="hidden" name="kind" value={kind} />
          {columns.map(({ name, channel }) => (
            <Checkbox
              key={name}
              name={name}
              value={kind}
              defaultChecked={checked(name).includes(kind)}
              className="justify-self-center"
              label={
                <span className="sr-only">
                  {label}: {channel}
                </span>
              }
            />
          ))}
        </fieldset>
      ))}
      <div className="mt-4">
        <Button
          type="submit"
          name="do"
          value="choices"
          variant="primary"
          pending={sending?.get("do") === "choices"}
        >
          Save
        </Button>
      </div>
    </PostForm>
  );
}
