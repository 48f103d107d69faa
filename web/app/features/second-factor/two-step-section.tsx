import { Check, Clock3 } from "lucide-react";
import type { ReactNode } from "react";

import { PostForm } from "~/components/form/post-form";
import { FormProblems } from "~/components/form/form-problems";
import { Badge } from "~/components/ui/badge";
import { Button, buttonClass } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { Note } from "~/components/ui/note";
import { SettingsSection } from "~/features/settings/settings-section";
import type { Schema } from "~/lib/api-types";
import type { FormResultWith } from "~/lib/form/form-result";

import { AppSetup } from "./app-setup";
import { Passkeys } from "./passkeys";
import { RecoveryCodes } from "./recovery-codes";
import type { TwoStepExtra } from "./two-step.server";

type Props = {
  factors: Schema<"SecondFactors">;
  result: FormResultWith<TwoStepExtra> | null | undefined;
  say: (at: string) => string;
};

export function TwoStepSection({ factors, result: sent, say }: Props) {
  const result = sent?.form === "password" ? null : sent;
  const {
    app_since: since,
    passkeys,
    recovery_codes_left: left,
    recovery_codes_of: of,
    recovery_codes_made: made,
    required,
    pending,
  } = factors;
  const setup = since ? undefined : result?.setup;
  const on = since !== null || (passkeys ?? []).length > 0;
  const only = (since ? 1 : 0) + (passkeys ?? []).length === 1;
  return (
    <>
      {pending ? (
        <Note
          tone="warning"
          role="status"
          title="Set up two-step sign-in to continue"
          className="mt-5"
        >
          Team members need two-step sign-in. Add an authenticator app or a passkey to get full
          access.
        </Note>
      ) : null}
      <SettingsSection
        title="Two-step sign-in"
        aside={
          setup ? (
            <Badge tone="warning" icon={<Clock3 />}>
              One step left
            </Badge>
          ) : on ? (
            <Badge tone="success" icon={<Check strokeWidth={2} />}>
              On
            </Badge>
          ) : (
            <Badge>Off</Badge>
          )
        }
      >
        {result?.message ? <FormProblems result={result} /> : null}
        {result?.recoveryCodes ? <RecoveryCodes codes={result.recoveryCodes} /> : null}
        <Row
          title="Authenticator app"
          detail={
            since
              ? `Set up ${say(since)}. You'll enter its code after your password.`
              : "An app on your phone shows a six-digit code that changes every 30 seconds."
          }
        >
          {since ? (
            required && only ? (
              <span className="text-13 text-muted">Required for team members</span>
            ) : (
              <Do what="remove-app" label="Turn off" />
            )
          ) : setup ? null : (
            <Do what="begin-app" label="Set up an app" primary={!on} />
          )}
        </Row>
        {setup ? (
          <AppSetup setup={setup} error={result?.errors.code} attempt={result?.attempt ?? ""} />
        ) : null}
        {on ? (
          <Row
            key={result?.recoveryCodes ? "made" : "kept"}
            title="Recovery codes"
            detail={
              made ? `${left} of ${of} left, made ${say(made)}. Each works once.` : "None yet."
            }
          >
            {left > 0 ? (
              <ReplaceCodes left={left} />
            ) : (
              <Do what="make-codes" label="Make new codes" />
            )}
          </Row>
        ) : null}
      </SettingsSection>
      <SettingsSection title="Passkeys">
        <p className="text-muted">
          Sign in with your fingerprint, face, PIN, or security key instead of a password.
        </p>
        <Passkeys passkeys={passkeys ?? []} say={say} fields={result?.errors ?? {}} />
      </SettingsSection>
    </>
  );
}

/** Codes that someone may have printed stop working, so this asks first, also without script. */
function ReplaceCodes({ left }: { left: number }) {
  return (
    <details className="open:basis-full">
      <summary
        className={classNames(
          buttonClass({ size: "sm" }),
          "list-none [&::-webkit-details-marker]:hidden",
        )}
      >
        Make new codes…
      </summary>
      <div className="mt-3 grid justify-items-start gap-2.5">
        <p>
          {left === 1
            ? "Your last code stops working right away."
            : `Your ${left} remaining codes stop working right away.`}{" "}
          Save or print the new ones; we show them once.
        </p>
        <Do what="make-codes" label="Replace codes" danger />
      </div>
    </details>
  );
}

function Row({ title, detail, children }: { title: string; detail: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3.5 last:border-b-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-550">{title}</p>
        <p className="text-13 text-muted">{detail}</p>
      </div>
      {children}
    </div>
  );
}

function Do({
  what,
  label,
  primary,
  danger,
}: {
  what: string;
  label: string;
  primary?: boolean;
  danger?: boolean;
}) {
  return (
    <PostForm preventScrollReset>
      <input type="hidden" name="do" value={what} />
      <Button
        type="submit"
        size="sm"
        variant={danger ? "danger" : primary ? "primary" : "secondary"}
      >
        {label}
      </Button>
    </PostForm>
  );
}
