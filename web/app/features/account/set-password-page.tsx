import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { setPasswordForm } from "~/lib/form/declared/set-password.gen";
import type { FormResultWith } from "~/lib/form/form-result";
import { DeclaredField } from "~/components/form/declared-field";
import { UsernameField } from "~/components/form/username-field";
import { FormProblems } from "~/components/form/form-problems";
import { useRef } from "react";

import { Button, LinkButton } from "~/components/ui/button";
import { useHydrated } from "~/components/ui/hydrated";
import { Note } from "~/components/ui/note";
import { paths } from "~/lib/paths";
import { useRootData } from "~/lib/root-data";

import { EntryPage } from "./entry-page";
import { PasskeySubmit } from "./passkey-submit";
import { SecondFactorFields } from "./second-factor-fields";
import type { LinkExtra, OpenedLink } from "./set-password.server";

const refusals = {
  used: ["This link was already used", "If that wasn't you, request a new one now."],
  expired: ["This link has expired", "Request a new one. It arrives within a minute."],
  unknown: ["This link doesn't work", "It may be incomplete, or a newer link replaced it."],
} as const;

type SetPasswordPageProps = {
  loaded: OpenedLink;
  result: FormResultWith<LinkExtra> | undefined;
};

/** For recovery and invitation links. */
export function SetPasswordPage({ loaded, result }: SetPasswordPageProps) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const session = useRootData()?.session;
  const pending = useSending() !== null;
  const { token, link } =
    result?.opened ??
    (loaded.token === "" && result?.token
      ? { ...loaded, token: result.token, link: { ...loaded.link, state: "good" as const } }
      : loaded);
  if (link.state !== "good") {
    const [title, detail] = refusals[link.state];
    return (
      <EntryPage
        title={title}
        intro={link.invitation ? "Ask the person who invited you to send a new one." : detail}
      >
        <div className="mt-6 flex flex-wrap gap-3">
          {link.invitation ? null : (
            <LinkButton variant="primary" href={paths.passwordRecovery()}>
              Request a new link
            </LinkButton>
          )}
          {session ? (
            <LinkButton href={session.dashboard_route}>To your dashboard</LinkButton>
          ) : (
            <LinkButton href={paths.signIn()}>Sign in</LinkButton>
          )}
        </div>
      </EntryPage>
    );
  }
  const methods = link.methods ?? [];
  const passkeyFirst = methods.includes("passkey") && !methods.includes("totp");
  const passkey = methods.includes("passkey") ? (
    <PasskeySubmit
      form={form}
      token={token}
      primary={passkeyFirst}
      label="Set the password with your passkey"
    />
  ) : null;
  return (
    <EntryPage
      title={link.invitation ? "Choose your password" : "Set a new password"}
      intro={link.masked_email ? <>For the account of {link.masked_email}.</> : undefined}
    >
      <PostForm ref={form} action={paths.setPassword()} className="mt-6 grid gap-4" noValidate>
        <FormProblems
          result={result}
          labels={{
            password: "New password",
            code: "Code from your app",
            recovery_code: "Recovery code",
          }}
        />
        <input type="hidden" name="token" value={token} />
        {link.email ? <UsernameField email={link.email} /> : null}
        <DeclaredField
          field={setPasswordForm.password}
          label={link.invitation ? "Password" : undefined}
          token={token}
          problems={result?.errors}
        />
        <SecondFactorFields
          methods={methods}
          left={link.recovery_codes_left}
          errors={result?.errors ?? {}}
          attempt={result?.attempt}
        />
        {link.invitation ? null : (
          <Note tone="neutral">Setting a new password signs you out on all other devices.</Note>
        )}
        <div className="mt-2 grid gap-3">
          {passkeyFirst ? passkey : null}
          <Button
            type="submit"
            variant={passkeyFirst && hydrated ? "secondary" : "primary"}
            full
            pending={pending}
          >
            {pending
              ? "Setting the password"
              : passkeyFirst && hydrated
                ? "Set it with a recovery code"
                : "Set the password and sign in"}
          </Button>
          {passkeyFirst ? null : passkey}
        </div>
      </PostForm>
    </EntryPage>
  );
}
