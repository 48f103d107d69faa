import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { unlistedHead } from "~/components/content/head";
import { textOf } from "~/lib/form/form-result";
import { FormProblems } from "~/components/form/form-problems";
import type { ActionFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { MailCheck } from "lucide-react";
import { useEffect, useRef } from "react";

import { Button } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";
import { EntryPage } from "~/features/account/entry-page";
import { apiFor } from "~/lib/api.server";
import { sendForm } from "~/lib/form/send-form";
import { done, invalid, refused } from "~/lib/form/form-result.server";
import { paths } from "~/lib/paths";
import { DeclaredField } from "~/components/form/declared-field";
import { passwordRecoveryForm } from "~/lib/form/declared/password-recovery.gen";

export const handle = { guard: "table" };

export const meta = () => unlistedHead("A new password", "Get a link to reset your password.");

/** Same reply whether or not the account exists. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const email = String(form.get("email") ?? "").trim();
  if (email === "") return invalid(args, form, { email: ["Enter your email address."] });
  const result = await apiFor(args).call("post", "/api/password-recovery", {
    body: { email },
    token: null,
  });
  if (!result.ok) return refused(args, form, result);
  return done(args, form, { message: null });
}

export const clientAction = sendForm;

export default function PasswordRecovery() {
  const result = useActionData<typeof action>();
  const pending = useSending() !== null;
  if (result?.status === "done") return <LinkSent email={textOf(result.values, "email").trim()} />;
  return (
    <EntryPage
      title="A new password"
      intro="Enter the email you sign in with. We'll send you a link to reset your password."
    >
      <PostForm className="mt-6 grid gap-4" noValidate>
        <FormProblems result={result} labels={{ email: "Email" }} />
        <DeclaredField
          field={passwordRecoveryForm.email}
          values={result?.values}
          problems={result?.errors}
        />
        <Button type="submit" variant="primary" full pending={pending} className="mt-2">
          {pending ? "Sending the link" : "Send the link"}
        </Button>
      </PostForm>
      <p className="mt-6 text-13 text-muted">
        Remembered it? <TextLink href={paths.signIn()}>Sign in</TextLink>.
      </p>
    </EntryPage>
  );
}

function LinkSent({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="mx-auto mt-8 max-w-[calc(26rem+2.5rem)] px-5 md:mt-14">
      <MailCheck strokeWidth={1.5} className="mb-4 size-8 text-accent" />
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        Check your email
      </h1>
      <p className="mt-3">
        If <b className="font-550 break-all">{email}</b> has an account, we've sent it a link. It
        works once and expires in 30 minutes.
      </p>
      <ul className="mt-5 grid gap-2 border-t border-line pt-5 text-muted">
        <li>Didn't get it? Check your spam folder.</li>
        <li>
          Used another address? <TextLink href={paths.passwordRecovery()}>Ask again</TextLink>
        </li>
      </ul>
    </div>
  );
}
