import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";

import { Button } from "~/components/ui/button";
import { ErrorSummary, type SummaryError } from "~/components/ui/error-summary";
import { TextInput } from "~/components/ui/field";
import { TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import { PasswordInput } from "~/components/form/password-input";
import { landingFor, ownPath } from "~/features/sign-in/landing.server";
import { signInAnswer, type SignInAnswer } from "~/features/sign-in/sign-in-answer";
import type { Schema } from "~/lib/api-types";
import { apiFor } from "~/lib/api.server";
import { paths } from "~/lib/paths";

export const handle = { guard: "table" };

export const meta: MetaFunction = () => [
  { title: "Sign in | Peritus" },
  { name: "description", content: "Sign in to search expert witnesses or to keep your own record." },
  { name: "robots", content: "noindex" },
];

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return { returns: ownPath(searchParams.get("next")) !== null, ended: searchParams.get("tokenExpired") === "true" };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const form = await request.formData();
  const email = String(form.get("email") ?? "");
  const password = String(form.get("password") ?? "");
  const answer = await apiFor(args).call<Schema<"Login">>({
    path: "/api/token/",
    method: "POST",
    body: { email, password },
    token: null,
  });
  if (!answer.ok) {
    const failed = signInAnswer(answer, email, context.requestId);
    return data(failed, { status: failed.status, headers: answer.retryAfter ? { "Retry-After": String(answer.retryAfter) } : undefined });
  }
  context.session.start(answer.data);
  return redirect(await landingFor(args, answer.data.access, new URL(request.url).searchParams.get("next")));
}

export default function SignIn() {
  const { returns, ended } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { state, formMethod } = useNavigation();
  const pending = state !== "idle" && formMethod === "POST";
  return (
    <div className="mx-auto mt-8 max-w-[calc(26rem+2.5rem)] px-5 md:mt-14">
      <h1>Sign in</h1>
      {returns ? <p className="mt-1.5 text-muted">Then we take you back to the page you wanted.</p> : null}
      <Form method="post" className="mt-6 grid gap-4" noValidate>
        {ended && !answer ? (
          <Note tone="warning" role="status">
            Your session has ended. Please log in again.
          </Note>
        ) : null}
        <ErrorSummary key={answer?.attempt} title={answer?.title} errors={answer ? linesOf(answer) : []} />
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
        <PasswordInput key={`password-${answer?.attempt ?? ""}`} label="Password" name="password" required error={answer?.fields.password} />
        <p className="text-right text-13">
          <TextLink href={paths.passwordRecovery()}>Forgot the password?</TextLink>
        </p>
        <Button type="submit" variant="primary" full pending={pending}>
          {pending ? "Signing in" : "Sign in"}
        </Button>
      </Form>
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
