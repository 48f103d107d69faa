import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import type { Schema } from "~/lib/api-types";
import { landingFor } from "~/features/sign-in/landing.server";
import { ownPath } from "~/lib/address/own-path";
import { apiFor, thrownFor, type ApiResult } from "~/lib/api.server";
import { done, invalid, refused } from "~/lib/form/form-result.server";
import { paths } from "~/lib/paths";

/** With the secret that binds it to this browser; null if either is missing. */
function heldSignUp({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const id = new URL(request.url).searchParams.get("sign_up");
  const browser = context.proofs.read("sign-up");
  return id && browser ? { id, browser } : null;
}

interface Verification {
  state: Schema<"SignUpBegun"> | null;
  finished: boolean;
  /** RFC 3339, when another code can be sent. */
  resendAt: string;
  /** RFC 3339, by the same clock. */
  now: string;
  /** Page to open afterwards. */
  next: string | null;
}

export async function loadVerification(args: LoaderFunctionArgs): Promise<Verification> {
  const now = new Date();
  const nothing = { state: null, resendAt: now.toISOString(), now: now.toISOString() };
  const next = nextOf(args.request);
  const held = heldSignUp(args);
  if (!held) return { ...nothing, finished: false, next };
  const found = await apiFor(args).call("get", "/api/sign-up/{sign_up}", {
    path: { sign_up: held.id },
    headers: { "X-Sign-Up-Browser": held.browser },
  });
  if (found.ok) {
    const resendAt = new Date(now.getTime() + found.data.resend_after * 1000).toISOString();
    return { ...nothing, state: found.data, finished: false, resendAt, next };
  }
  if (found.status === 404 || found.status === 409)
    return { ...nothing, finished: found.status === 409, next };
  throw thrownFor(found);
}

function nextOf(request: Request): string | null {
  return ownPath(new URL(request.url).searchParams.get("next"));
}

export interface VerificationExtra {
  /** A right code whose claim is lost; it makes a new profile. */
  withoutClaim: string;
}

export async function actOnVerification(args: ActionFunctionArgs) {
  const { request, context } = args;
  const form = await request.formData();
  const held = heldSignUp(args);
  // Another tab finished and signed in.
  if (!held && context.navigation?.session) return redirect(context.navigation.dashboard_route);
  if (!held)
    return invalid<Partial<VerificationExtra>>(
      args,
      form,
      {},
      {
        message: "This browser has no sign-up waiting for a code. Please start over.",
      },
    );
  const body = { sign_up: held.id, browser: held.browser };
  const next = nextOf(request);
  const here = paths.verifySignUp({ sign_up: held.id, next });

  if (form.get("intent") === "resend") {
    const sent = await apiFor(args).call("post", "/api/sign-up/resend", { body });
    if (isOver(sent)) return redirect(here);
    return sent.ok
      ? done<Partial<VerificationExtra>>(args, form, { message: sent.data.detail })
      : refused<VerificationExtra>(args, form, sent);
  }
  const claim = context.proofs.read("claim");
  const code = String(form.get("code") ?? "");
  const withoutClaim = form.get("intent") === "verify-new";
  const verified = await apiFor(args).call("post", "/api/sign-up/verify", {
    token: null,
    body: {
      ...body,
      code,
      ...(claim ? { claim_browser: claim } : null),
      ...(withoutClaim ? { without_claim: true } : null),
    },
  });
  if (isOver(verified)) return redirect(here);
  if (!verified.ok)
    return refused<VerificationExtra>(
      args,
      form,
      verified,
      verified.code === "claim" || withoutClaim ? { withoutClaim: code } : {},
    );
  context.session.start(verified.data);
  context.proofs.drop("sign-up");
  return redirect(await landingFor(args, verified.data.access, next));
}

/** Expired since the page opened. */
function isOver(result: ApiResult<unknown>): boolean {
  return !result.ok && result.status === 404 && result.code !== "claim";
}
