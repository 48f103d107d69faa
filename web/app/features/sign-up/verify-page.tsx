import type { ReactNode } from "react";

import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { DeclaredField } from "~/components/form/declared-field";
import { FormProblems } from "~/components/form/form-problems";
import { WaitUntil } from "~/components/form/wait-until";
import { Button, LinkButton } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import type { Schema } from "~/lib/api-types";
import { signUpCodeForm } from "~/lib/form/declared/sign-up-code.gen";
import type { FormResultWith } from "~/lib/form/form-result";
import { paths } from "~/lib/paths";

import type { VerificationExtra } from "./verify.server";

export function VerifyPage({
  state,
  resendAt,
  now,
  next,
  result,
}: {
  state: Schema<"SignUpBegun">;
  resendAt: string;
  now: string;
  next: string | null;
  result?: FormResultWith<VerificationExtra>;
}) {
  const intent = useSending()?.get("intent");
  const sent = result?.status === "done" ? result : null;
  const lost = result?.withoutClaim !== undefined;
  const problem = result?.errors.code?.[0];
  const change =
    state.kind === "attorney"
      ? paths.attorneySignUp({ next })
      : paths.expertSignUp({ claim: state.claim, next });
  return (
    <Frame>
      <p className="text-13 text-muted">Almost done</p>
      <h1>Check your email</h1>
      <p className="mt-1.5 text-muted">
        We sent a six-digit code to{" "}
        <b className="font-semibold wrap-anywhere text-ink">{state.email}</b>. It expires in 10
        minutes and works only in this browser.
      </p>
      <PostForm className="mt-6 grid gap-4" noValidate aria-label="Confirm email">
        {problem ? null : <FormProblems result={result} />}
        {lost ? (
          <p>
            Your sign-up is saved and your code is right. Continue with a new profile, which our
            team reviews before it is public, or search for your profile again.
          </p>
        ) : null}
        {sent ? (
          <Note tone="success" role="status">
            {sent.message}
          </Note>
        ) : null}
        {/* A new code empties the field. */}
        <DeclaredField
          key={sent?.attempt ?? "code"}
          field={signUpCodeForm.code}
          hideLabel
          values={{ code: [result?.withoutClaim ?? ""] }}
          problems={result?.errors}
          hint={problem ? undefined : "You can paste the full code."}
          attempt={result?.attempt}
          arrives
        />
        {lost ? (
          <div className="grid gap-3">
            <Button
              type="submit"
              name="intent"
              value="verify-new"
              variant="primary"
              full
              pending={intent === "verify-new"}
            >
              Continue with a new profile
            </Button>
            <LinkButton href={paths.searchResults()} full>
              Search for my profile again
            </LinkButton>
          </div>
        ) : (
          <Button
            type="submit"
            name="intent"
            value="verify"
            variant="primary"
            full
            pending={intent === "verify"}
          >
            {intent === "verify" ? "Confirming" : "Confirm email"}
          </Button>
        )}
      </PostForm>
      <Resend state={state} resendAt={resendAt} now={now} pending={intent === "resend"} />
      <p className="mt-2 text-13 text-muted">
        Didn't get it? Check your spam folder for “Your Peritus code”, or{" "}
        <TextLink href={change}>change the address</TextLink>.
      </p>
    </Frame>
  );
}

function Resend({
  state,
  resendAt,
  now,
  pending,
}: {
  state: Schema<"SignUpBegun">;
  resendAt: string;
  now: string;
  pending: boolean;
}) {
  const left = state.resends_left;
  return (
    <PostForm className="mt-7 border-t border-line pt-4" aria-label="Another code">
      <WaitUntil at={resendAt} now={now} what="New code">
        <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
          <span>{state.expires_in > 0 ? "Didn't get it?" : "The code has expired."}</span>
          <Button
            type="submit"
            name="intent"
            value="resend"
            size="sm"
            pending={pending}
            disabled={left === 0}
          >
            Send a new code
          </Button>
        </p>
      </WaitUntil>
      <p className="text-13 text-muted">
        A new code replaces this one.{" "}
        {left === 0 ? "You can't request more this hour." : `${left} more this hour.`}
      </p>
    </PostForm>
  );
}

/** Shown when no sign-up in this browser is waiting for a code. */
export function NothingToVerify({
  finished,
  next,
  signedIn,
}: {
  finished: boolean;
  next: string | null;
  signedIn: string | null;
}) {
  return (
    <Frame>
      <h1>{finished ? "You're already signed up" : "Nothing to confirm here"}</h1>
      <p className="mt-1.5 text-muted">
        {finished
          ? "Your email is confirmed and your account is ready."
          : "This browser has no sign-up waiting for a code. Codes work only in the browser you signed up in, and a sign-up expires after a day."}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        {signedIn ? (
          <LinkButton href={next ?? signedIn} variant="primary">
            Continue
          </LinkButton>
        ) : (
          <>
            <LinkButton
              href={finished ? paths.signIn(next) : paths.registration({ next })}
              variant="primary"
            >
              {finished ? "Sign in" : "Sign up"}
            </LinkButton>
            {finished ? null : <LinkButton href={paths.signIn(next)}>Sign in</LinkButton>}
          </>
        )}
      </p>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <div className="mx-auto mt-8 max-w-[calc(22rem+2.5rem)] px-5 md:mt-14">{children}</div>;
}
