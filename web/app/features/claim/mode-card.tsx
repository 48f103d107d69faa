import { Fragment, useState } from "react";

import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { FormProblems } from "~/components/form/form-problems";
import { Button } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { Note } from "~/components/ui/note";
import type { Schema } from "~/lib/api-types";
import type { FormResult } from "~/lib/form/form-result";

import { StepCard } from "./claim-layout";

type Mode = Schema<"ClaimView">["mode"];

type ModeCardProps = {
  found: Schema<"ClaimProfile">;
  purpose: "claim" | "removal";
  result: FormResult | null | undefined;
};

const sends: Record<Mode, string> = {
  email: "Email me a code",
  sms: "Text me a code",
  document: "Continue with a document",
};

export function ModeCard({
  found: { profile, email_hint, phone_hint },
  purpose,
  result,
}: ModeCardProps) {
  const sending = useSending();
  const { claimed } = profile;
  const ways: { mode: Mode; title: string; detail: string; takes: string; masked?: boolean }[] = [
    ...(email_hint && !claimed
      ? [
          {
            mode: "email" as const,
            title: "Code by email",
            detail: email_hint,
            takes: "a minute",
            masked: true,
          },
        ]
      : []),
    ...(phone_hint && !claimed
      ? [
          {
            mode: "sms" as const,
            title: "Code by text message",
            detail: phone_hint,
            takes: "a minute",
            masked: true,
          },
        ]
      : []),
    {
      mode: "document",
      title: "A document, reviewed by our team",
      detail: "License, employee ID, or court order. Deleted after the decision.",
      takes: "1 to 2 days",
    },
  ];
  const first = ways[0]?.mode ?? "document";
  const [mode, setMode] = useState<Mode>(first);
  const removal = purpose === "removal";
  return (
    <StepCard step={removal ? "Removal, step 1 of 2" : "Step 2 of 3"} title="Verify your identity">
      <p className="mt-1.5 text-muted">
        {removal ? "To have the profile of " : "For "}
        <strong dir="auto" className="font-semibold text-ink">
          {profile.name}
        </strong>
        {removal ? " removed, with its whole history. " : ". "}
        {`We tell every contact on file that someone ${removal ? "requested this" : "is claiming it"}.`}
      </p>
      {claimed ? (
        <Note tone="warning" className="mt-4">
          Someone has claimed this profile. Send a document, and our team will decide.
        </Note>
      ) : null}
      <PostForm noValidate className="mt-4 grid gap-2">
        <FormProblems result={result} />
        <input type="hidden" name="do" value="begin" />
        <fieldset id="field-mode" tabIndex={-1} className="grid gap-2">
          <legend className="sr-only">How</legend>
          {ways.map((way) => (
            <label
              key={way.mode}
              className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-control border border-line-2 px-4 py-3 hover:bg-sunken has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-checked:ring-inset has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="mode"
                value={way.mode}
                defaultChecked={way.mode === first}
                onChange={() => setMode(way.mode)}
                className="mt-1 size-[18px] accent-accent outline-none"
              />
              <span className="font-semibold">{way.title}</span>
              <span className="text-13 text-muted">{way.takes}</span>
              <span
                className={classNames(
                  "col-start-2 text-muted max-sm:col-end-4",
                  way.masked && "tnum wrap-anywhere",
                )}
              >
                {way.masked ? <Contact masked={way.detail} /> : way.detail}
              </span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" variant="primary" full pending={sending !== null} className="mt-2">
          {sends[mode]}
        </Button>
      </PostForm>
      <p className="mt-3 text-13 text-muted">
        {claimed || ways.length === 1
          ? null
          : `${ways.length > 2 ? "Both contacts" : "Is that contact"} out of date? Choose the document. `}
        A claim never blocks anyone else’s.
      </p>
    </StepCard>
  );
}

/** Breaks long contacts at readable places. */
function Contact({ masked }: { masked: string }) {
  return masked.match(/\.?[^.@]+@?|[.@]/g)?.map((part, at) => (
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
