import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";

import { Button } from "~/components/ui/button";
import { ErrorSummary, type SummaryError } from "~/components/ui/error-summary";
import { TextInput } from "~/components/ui/field";
import { TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import { PasswordInput } from "~/components/form/password-input";
import { PasskeyButton } from "~/features/sign-in/passkey-button";
import { SecondStepForm } from "~/features/sign-in/second-step-form";
import {
  beginSecondStep,
  proveSecondStep,
  signInByPasskey,
} from "~/features/sign-in/second-step.server";
import { readSecondStep } from "~/features/sign-in/second-step-cookie.server";
import { landingFor } from "~/features/sign-in/landing.server";
import { signInAnswer, type SignInAnswer } from "~/features/sign-in/sign-in-answer";
import { apiFor } from "~/lib/api.server";
import { ownPath } from "~/lib/own-path";
import { paths } from "~/lib/paths";

export const handle = { guard: "table" };

export const meta: MetaFunction = () => [
  { title: "Sign in | Peritus" },
  {
    name: "description",
    content: "Sign in to search expert witnesses or to keep your own record.",
  },
  { name: "robots", content: "noindex" },
];

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
  const answer = await apiFor(args).call("post", "/api/token/", {
    body: { email, password },
    token: null,
  });
  if (!answer.ok) {
    const failed = signInAnswer(answer, email, context.requestId);
    return data(failed, {
      status: failed.status,
      headers: answer.retryAfter ? { "Retry-After": String(answer.retryAfter) } : undefined,
    });
  }
  if ("challenge" in answer.data) return beginSecondStep(args, answer.data);
  context.session.start(answer.data);
  return redirect(
    await landingFor(args, answer.data.access, new URL(request.url).searchParams.get("next")),
  );
}

export default function SignIn() {
  const { second, next } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (second)
    return (
      <SecondStepForm
        key={second.step}
        {...second}
        next={next}
        answer={answer && !("email" in answer) ? answer : undefined}
      />
    );
  return (
    <FirstStep
      answer={answer && "email" in answer ? answer : undefined}
      passkeyProblem={answer && !("email" in answer) ? answer.text : ""}
    />
  );
}

function FirstStep({ answer, passkeyProblem }: { answer?: SignInAnswer; passkeyProblem: string }) {
  const { next, over, ended } = useLoaderData<typeof loader>();
  const returns = next !== null;
  const { state, formMethod } = useNavigation();
  const pending = state !== "idle" && formMethod === "POST";
  return (
    <div className="mx-auto mt-8 max-w-[calc(26rem+2.5rem)] px-5 md:mt-14">
      <h1>Sign in</h1>
      {returns ? (
        <p className="mt-1.5 text-muted">Then we take you back to the page you wanted.</p>
      ) : null}
      <Form method="post" className="mt-6 grid gap-4" noValidate>
        {ended && !answer ? (
          <Note tone="warning" role="status">
            Your session has ended. Please log in again.
          </Note>
        ) : null}
        {over && !answer && !passkeyProblem ? (
          <Note tone="warning" role="status">
            The second step took too long or failed too often. Type your password again.
          </Note>
        ) : null}
        {passkeyProblem ? (
          <ErrorSummary title="We could not sign you in" errors={[{ text: passkeyProblem }]} />
        ) : null}
        <ErrorSummary
          key={answer?.attempt}
          title={answer?.title}
          errors={answer ? linesOf(answer) : []}
        />
        <TextInput
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={answer?.email}
          error={answer?.fields.email}
        />
        <PasswordInput
          key={`password-${answer?.attempt ?? ""}`}
          label="Password"
          name="password"
          required
          error={answer?.fields.password}
        />
        <p className="text-right text-13">
          <TextLink href={paths.passwordRecovery()}>Forgot the password?</TextLink>
        </p>
        <Button type="submit" variant="primary" full pending={pending}>
          {pending ? "Signing in" : "Sign in"}
        </Button>
      </Form>
      <div className="mt-4">
        <PasskeyButton second={false} />
      </div>
      <p className="mt-6 text-muted">
        No account yet? <TextLink href={paths.registration()}>Sign up</TextLink>
      </p>
    </div>
  );
}

/** The lines of the summary: the whole of the form first, then each field. */
function linesOf({ text, fields }: SignInAnswer): SummaryError[] {
  const lines: SummaryError[] = text ? [{ text }] : [];
  for (const field of ["email", "password"] as const) {
    for (const line of fields[field] ?? []) lines.push({ field, text: line });
  }
  return lines;
}
