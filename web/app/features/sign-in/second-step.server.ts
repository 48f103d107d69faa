import { redirect, type ActionFunctionArgs } from "@remix-run/node";

import type { Schema } from "~/lib/api-types";
import { apiFor, isOutage, type ApiFailure } from "~/lib/api.server";
import { refused } from "~/lib/form/form-result.server";
import { fallbackErrorText } from "~/lib/response-text";

import { landingFor } from "./landing.server";
import { signInAddress, stepOf } from "./second-step";
import { notSignedIn, signInProblems, waitText } from "./sign-in-problems";
import { forgetSecondStep, keepSecondStep, readSecondStep } from "./second-step-cookie.server";

const nextOf = ({ request }: ActionFunctionArgs) => new URL(request.url).searchParams.get("next");

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

/** An expired step leads back to the password. */
export async function proveSecondStep(args: ActionFunctionArgs, form: FormData) {
  const { context, request } = args;
  const step = await readSecondStep(context, request);
  const over = async () =>
    redirect(signInAddress("over", nextOf(args)), {
      headers: { "Set-Cookie": await forgetSecondStep(context) },
    });
  if (!step) return over();
  const proof = proofOf(form);
  const reply = await apiFor(args).call("post", "/api/token/second-factor", {
    body: { challenge: step.challenge, ...proof },
    token: null,
  });
  if (reply.ok) return signedIn(args, reply.data);
  if (reply.code === "challenge-over") return over();
  return failed(args, form, reply);
}

export async function signInByPasskey(args: ActionFunctionArgs, form: FormData) {
  const reply = await apiFor(args).call("post", "/api/token/passkey", {
    body: { browser: args.context.proofs.ensure("passkey"), assertion: proofOf(form).assertion },
    token: null,
  });
  return reply.ok ? signedIn(args, reply.data) : failed(args, form, reply);
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

function failed(args: ActionFunctionArgs, form: FormData, failure: ApiFailure) {
  if (isOutage(failure)) return refused(args, form, failure, { title: notSignedIn });
  if (failure.status === 429)
    return refused(args, form, failure, {
      title: "Too many attempts",
      message: `${waitText(failure.retryAfter)} You can use a recovery code or a passkey now.`,
    });
  if (failure.code === "suspended") return refused(args, form, failure, signInProblems(failure));
  return refused(args, form, failure, {
    title: notSignedIn,
    message: failure.errors ? null : failure.detail || fallbackErrorText,
  });
}
