import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { apiFor, thrownFor } from "~/lib/api.server";
import { errorAnswer } from "~/lib/error-answer";
import type { FieldErrors } from "~/lib/response-text";
import { paths } from "~/lib/paths";

export async function loadClaim(args: LoaderFunctionArgs) {
  const dossier = await apiFor(args).get("/api/admin/claims/{id}", {
    path: { id: args.params.claim_id ?? "" },
  });
  return { dossier, now: new Date().toISOString() };
}

export interface DecisionRefusal {
  text: string;
  fields: FieldErrors;
  /** The reason that was typed. */
  reason: string;
  attempt: string;
}

/** Verifies or rejects a claim. What was typed survives a refusal, as when somebody was faster. */
export async function decideClaim(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const decision = (["verify", "reject"] as const).find((one) => one === form.get("do"));
  if (!decision) throw errorAnswer(400, "There is no such action");
  const claimId = args.params.claim_id ?? "";
  const reason = String(form.get("reason") ?? "");
  const result = await apiFor(args).call("post", `/api/admin/claims/{id}/${decision}`, {
    path: { id: claimId },
    body: { version: Number(form.get("version")), reason },
  });
  if (!result.ok) {
    if (result.status !== 409 && result.status !== 422) throw thrownFor(result);
    const refusal: DecisionRefusal = {
      text: result.detail,
      fields: result.errors ?? {},
      reason,
      attempt: args.context.requestId,
    };
    return data(refusal, { status: result.status });
  }
  args.context.flash.leave({ level: "success", text: result.data.detail });
  return redirect(paths.claim(claimId));
}
