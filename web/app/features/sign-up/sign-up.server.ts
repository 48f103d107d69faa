import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { apiFor, thrownFor, unavailableText, type ApiFailure } from "~/lib/api.server";
import { paths } from "~/lib/paths";
import type { FieldErrors } from "~/lib/response-text";

import { claimProblemWords } from "./claim-problem";
import { claimedBy, isFailure } from "./claimed.server";
import type { SignUpAnswer } from "./sign-up-answer";
import { attorneyBody, expertBody, rowsPressed, valuesOf, type SignUpKind } from "./sign-up-values";
import { readStep, stepOf, steps } from "./steps";

/** The choices of the form, the step that the address names, and what is known of somebody who has claimed a profile. */
export async function loadSignUp(args: LoaderFunctionArgs, kind: SignUpKind) {
  const { searchParams } = new URL(args.request.url);
  const [forms, claimed] = await Promise.all([
    apiFor(args).get("/api/sign-up"),
    claimedBy(args, kind === "expert" ? searchParams.get("claim") : null),
  ]);
  if (isFailure(claimed)) throw thrownFor(claimed);
  return {
    forms,
    known: claimed.known,
    claimProblem: claimed.problem,
    step: readStep(kind, searchParams.get("step")),
  };
}

/**
 * One press in the form. Continuing judges the fields of the step that was sent, going
 * back and another row judge nothing, and the last step sends all of it.
 */
export async function actOnSignUp(args: ActionFunctionArgs, kind: SignUpKind) {
  const form = await args.request.formData();
  const intent = String(form.get("intent") ?? "continue");
  const step = readStep(kind, String(form.get("step") ?? ""));
  const values = valuesOf(form);
  const answer: SignUpAnswer = {
    step,
    text: null,
    fields: {},
    values,
    attempt: args.context.requestId,
  };

  if (intent === "back") return data({ ...answer, step: Math.max(1, step - 1) });
  const pressed = rowsPressed(intent, values);
  if (pressed) return data({ ...answer, values: pressed });

  const claimed = await claimedBy(args, kind === "expert" ? String(form.get("claim") ?? "") : null);
  if (isFailure(claimed)) return refusal(answer, kind, claimed);
  if (claimed.problem)
    return data(
      { ...answer, text: claimProblemWords(claimed.problem).title, claimProblem: claimed.problem },
      { status: 409 },
    );

  const browser = args.context.proofs.ensure("sign-up");
  if (step < steps[kind].length) {
    const checked = await check(args, kind, form, browser);
    if (!checked.ok) return refusal(answer, kind, checked);
    const problems = Object.fromEntries(
      Object.entries(checked.data.problems).filter(([field]) => stepOf(kind, field) === step),
    );
    return Object.keys(problems).length > 0
      ? data({ ...answer, fields: problems }, { status: 422 })
      : data({ ...answer, step: step + 1 });
  }

  const sent = await send(args, kind, form, browser);
  if (!sent.ok) return refusal(answer, kind, sent);
  return redirect(paths.verifySignUp(sent.data.sign_up));
}

function check(args: ActionFunctionArgs, kind: SignUpKind, form: FormData, browser: string) {
  const api = apiFor(args);
  return kind === "expert"
    ? api.call("post", "/api/sign-up/expert/check", { body: expertBody(form, browser) })
    : api.call("post", "/api/sign-up/attorney/check", { body: attorneyBody(form, browser) });
}

function send(args: ActionFunctionArgs, kind: SignUpKind, form: FormData, browser: string) {
  const api = apiFor(args);
  return kind === "expert"
    ? api.call("post", "/api/sign-up/expert", { body: expertBody(form, browser) })
    : api.call("post", "/api/sign-up/attorney", { body: attorneyBody(form, browser) });
}

function refusal(answer: SignUpAnswer, kind: SignUpKind, failure: ApiFailure) {
  const headers =
    failure.retryAfter === null ? undefined : { "Retry-After": String(failure.retryAfter) };
  if (failure.kind !== "refused" || failure.status === null || failure.status >= 500) {
    return data(
      { ...answer, text: unavailableText },
      { status: 503, headers: headers ?? { "Retry-After": "5" } },
    );
  }
  const fields: FieldErrors = failure.errors ?? {};
  const first = Math.min(answer.step, ...Object.keys(fields).map((field) => stepOf(kind, field)));
  return data(
    { ...answer, step: first, text: failure.errors ? null : failure.detail, fields },
    { status: failure.status, headers },
  );
}
