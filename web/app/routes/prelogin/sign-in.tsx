import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { unlistedHead } from "~/components/content/head";
import { Button } from "~/components/ui/button";
import { TextInput } from "~/components/ui/field";
import { TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import { FormProblems } from "~/components/form/form-problems";
import { PasswordInput } from "~/components/form/password-input";
import { EntryPage } from "~/features/account/entry-page";
import { PasskeyButton } from "~/features/sign-in/passkey-button";
import { SecondStepForm } from "~/features/sign-in/second-step-form";
import {
  beginSecondStep,
  proveSecondStep,
  signInByPasskey,
} from "~/features/sign-in/second-step.server";
import { readSecondStep } from "~/features/sign-in/second-step-cookie.server";
import { landingFor } from "~/features/sign-in/landing.server";
import { notSignedIn, signInProblems } from "~/features/sign-in/sign-in-problems";
import { continueText, signUpAddress } from "~/features/sign-in/wanted-page";
import { apiFor, isOutage } from "~/lib/api.server";
import { resultFor, textOf, type FormResult } from "~/lib/form/form-result";
import { refused } from "~/lib/form/form-result.server";
import { sendForm } from "~/lib/form/send-form";
import { ownPath } from "~/lib/address/own-path";
import { paths } from "~/lib/paths";

export const handle = { guard: "table" };

export const meta = () =>
  unlistedHead("Sign in", "Sign in to search expert witnesses or manage your profile.");

const steps = ["code", "recovery-code", "passkey"] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const next = ownPath(searchParams.get("next"));
  const wanted = steps.find((one) => one === searchParams.get("step"));
  const kept = wanted ? await readSecondStep(context, request) : null;
  const second =
    wanted && kept
      ? { step: wanted, methods: kept.methods, recoveryCodesLeft: kept.recoveryCodesLeft }
      : null;
  return {
    next,
    second,
    over: second === null && searchParams.has("step"),
    ended: searchParams.get("tokenExpired") === "true",
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  switch (form.get("do")) {
    case "second-step":
      return proveSecondStep(args, form);
    case "passkey":
      return signInByPasskey(args, form);
  }
  return provePassword(args, form);
}

async function provePassword(args: ActionFunctionArgs, form: FormData) {
  const { request, context } = args;
  const email = String(form.get("email") ?? "");
  const password = String(form.get("password") ?? "");
  const reply = await apiFor(args).call("post", "/api/token/", {
    body: { email, password },
    token: null,
  });
  if (!reply.ok)
    return refused(
      args,
      form,
      reply,
      isOutage(reply) ? { title: notSignedIn } : signInProblems(reply),
    );
  if ("challenge" in reply.data) return beginSecondStep(args, reply.data);
  context.session.start(reply.data);
  return redirect(
    await landingFor(args, reply.data.access, new URL(request.url).searchParams.get("next")),
  );
}

export const clientAction = sendForm;

export default function SignIn() {
  const { second, next } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  if (second)
    return (
      <SecondStepForm
        key={second.step}
        {...second}
        next={next}
        result={resultFor(result, "second-step", "passkey")}
      />
    );
  return <FirstStep result={resultFor(result, "", "passkey")} />;
}

function FirstStep({ result }: { result: FormResult | null }) {
  const { next, over, ended } = useLoaderData<typeof loader>();
  const pending = useSending() !== null;
  const signUp = <TextLink href={signUpAddress(next)}>Sign up</TextLink>;
  return (
    <EntryPage
      title="Sign in"
      intro={
        next === null ? null : (
          <>
            {continueText(next)} No account yet? {signUp}
          </>
        )
      }
    >
      <PostForm className="mt-6 grid gap-4" noValidate>
        {ended && !result ? (
          <Note tone="warning" role="status">
            Your session expired. Please sign in again.
          </Note>
        ) : null}
        {over && !result ? (
          <Note tone="warning" role="status">
            Verification timed out or failed too many times. Enter your password again.
          </Note>
        ) : null}
        <FormProblems result={result} labels={{ email: "", password: "" }} />
        {result?.code === "suspended" ? (
          <p>
            <TextLink href={`${paths.about()}#contact`}>Contact us</TextLink>
          </p>
        ) : null}
        <TextInput
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={textOf(result?.values, "email")}
          error={result?.errors.email}
        />
        <PasswordInput
          key={`password-${result?.attempt ?? ""}`}
          label="Password"
          name="password"
          required
          error={result?.errors.password}
        />
        <p className="text-right text-13">
          <TextLink href={paths.passwordRecovery()}>Forgot password?</TextLink>
        </p>
        <Button type="submit" variant="primary" full pending={pending}>
          {pending ? "Signing in" : "Sign in"}
        </Button>
      </PostForm>
      <div className="mt-4">
        <PasskeyButton second={false} />
      </div>
      {next === null ? <p className="mt-6 text-muted">No account yet? {signUp}</p> : null}
    </EntryPage>
  );
}
