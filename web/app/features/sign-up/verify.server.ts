import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import type { Schema } from "~/lib/api-types";
import { apiFor, thrownFor, type ApiResult } from "~/lib/api.server";
import { done, invalid, refused } from "~/lib/form/form-result.server";
import { paths } from "~/lib/paths";

/** With the secret that binds it to this browser; null if either is missing. */
function heldSignUp({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const id = new URL(request.url).searchParams.get("sign_up");
  const browser = context.proofs.read("sign-up");
  return id && browser ? { id, browser } : null;
}

export async function loadVerification(
  args: LoaderFunctionArgs,
): Promise<{ state: Schema<"SignUpBegun"> | null; finished: boolean }> {
  const held = heldSignUp(args);
  if (!held) return { state: null, finished: false };
  const found = await apiFor(args).call("get", "/api/sign-up/{sign_up}", {
    path: { sign_up: held.id },
    headers: { "X-Sign-Up-Browser": held.browser },
  });
  if (found.ok) return { state: found.data, finished: false };
  if (found.status === 404 || found.status === 409)
    return { state: null, finished: found.status === 409 };
  throw thrownFor(found);
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

  if (form.get("intent") === "resend") {
    const sent = await apiFor(args).call("post", "/api/sign-up/resend", { body });
    if (isOver(sent)) return redirect(paths.verifySignUp(held.id));
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
  if (isOver(verified)) return redirect(paths.verifySignUp(held.id));
  if (!verified.ok)
    return refused<VerificationExtra>(
      args,
      form,
      verified,
      verified.code === "claim" || withoutClaim ? { withoutClaim: code } : {},
    );
  context.session.start(verified.data);
  context.proofs.drop("sign-up");
  const expert = verified.data.groups.some(({ name }) => name === "Expert");
  return redirect(expert ? paths.myProfile() : paths.dashboard());
}

/** Expired since the page opened. */
function isOver(result: ApiResult<unknown>): boolean {
  return !result.ok && result.status === 404 && result.code !== "claim";
}
