import { data, redirect, type ActionFunctionArgs } from "@remix-run/node";

import type { Schema } from "~/lib/api-types";
import { apiFor, type ApiFailure } from "~/lib/api.server";
import { fallbackErrorText } from "~/lib/response-text";

import { landingFor } from "./landing.server";
import { signInAddress, stepOf } from "./second-step";
import { waitText } from "./sign-in-answer";
import { forgetSecondStep, keepSecondStep, readSecondStep } from "./second-step-cookie.server";

/** What the second step is told of a try that failed. */
export interface SecondStepAnswer {
  title: string;
  /** For the whole of the form; empty where a field says it. */
  text: string;
  fields: Record<string, string[]>;
  attempt: string;
}

const nextOf = ({ request }: ActionFunctionArgs) => new URL(request.url).searchParams.get("next");

/** Leads to the second step, which this browser keeps. */
export async function beginSecondStep(
  { context, request }: ActionFunctionArgs,
  challenge: Schema<"SignInChallenge">,
) {
  const methods = challenge.methods ?? [];
  const kept = await keepSecondStep(
    context,
    { challenge: challenge.challenge, methods, recoveryCodesLeft: challenge.recovery_codes_left },
    challenge.expires_in,
  );
  const next = new URL(request.url).searchParams.get("next");
  return redirect(signInAddress(stepOf(methods[0]), next), { headers: { "Set-Cookie": kept } });
}

/** Proves the second step and signs in. A step that is over leads back to the password. */
export async function proveSecondStep(args: ActionFunctionArgs, form: FormData) {
  const { context, request } = args;
  const step = await readSecondStep(context, request);
  const over = async () =>
    redirect(signInAddress("over", nextOf(args)), {
      headers: { "Set-Cookie": await forgetSecondStep(context) },
    });
  if (!step) return over();
  const proof = proofOf(form);
  const answer = await apiFor(args).call("post", "/api/token/second-factor", {
    body: { challenge: step.challenge, ...proof },
    token: null,
  });
  if (answer.ok) return signedIn(args, answer.data);
  if (answer.code === "challenge-over") return over();
  return failed(args, answer);
}

/** Signs in by a passkey alone. */
export async function signInByPasskey(args: ActionFunctionArgs, form: FormData) {
  const answer = await apiFor(args).call("post", "/api/token/passkey", {
    body: { browser: args.context.proofs.ensure("passkey"), assertion: proofOf(form).assertion },
    token: null,
  });
  return answer.ok ? signedIn(args, answer.data) : failed(args, answer);
}

async function signedIn(args: ActionFunctionArgs, login: Schema<"Login">) {
  args.context.session.start(login);
  return redirect(await landingFor(args, login.access, nextOf(args)), {
    headers: { "Set-Cookie": await forgetSecondStep(args.context) },
  });
}

type Proof = Omit<Schema<"SecondFactorInputBody">, "challenge">;

function proofOf(form: FormData): Proof {
  const assertion = form.get("assertion");
  if (typeof assertion === "string" && assertion !== "") {
    try {
      return { assertion: JSON.parse(assertion) as unknown };
    } catch {
      return { assertion: {} };
    }
  }
  const recovery = String(form.get("recovery_code") ?? "");
  return recovery !== "" ? { recovery_code: recovery } : { code: String(form.get("code") ?? "") };
}

function failed({ context }: ActionFunctionArgs, failure: ApiFailure) {
  const base: SecondStepAnswer = {
    title: "We could not sign you in",
    text: "",
    fields: {},
    attempt: context.requestId,
  };
  const status = failure.kind === "refused" ? (failure.status ?? 503) : 503;
  const headers = failure.retryAfter ? { "Retry-After": String(failure.retryAfter) } : undefined;
  if (status >= 500)
    return data(
      { ...base, text: "We cannot reach our records at the moment. Try again in a minute." },
      { status: 503, headers },
    );
  if (status === 429)
    return data(
      {
        ...base,
        title: "Too many attempts",
        text: `${waitText(failure.retryAfter)} A recovery code or a passkey works meanwhile.`,
      },
      { status, headers },
    );
  return data(
    {
      ...base,
      text: failure.errors ? "" : failure.detail || fallbackErrorText,
      fields: failure.errors ?? {},
    },
    { status },
  );
}
