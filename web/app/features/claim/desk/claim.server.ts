import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import { refused } from "~/lib/form/form-result.server";
import { errorResponse } from "~/lib/error-response";
import { paths } from "~/lib/paths";

export async function loadClaim(args: LoaderFunctionArgs) {
  const dossier = await apiFor(args).get("/api/admin/claims/{id}", {
    path: { id: args.params.claim_id ?? "" },
  });
  return { dossier, now: new Date().toISOString() };
}

/** Keeps the form's values after an error, such as a conflict. */
export async function decideClaim(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const decision = (["verify", "reject"] as const).find((one) => one === form.get("do"));
  if (!decision) throw errorResponse(400, "There is no such action");
  const claimId = args.params.claim_id ?? "";
  const reason = String(form.get("reason") ?? "");
  const result = await apiFor(args).call("post", `/api/admin/claims/{id}/${decision}`, {
    path: { id: claimId },
    body: { version: Number(form.get("version")), reason },
  });
  if (!result.ok) return refused(args, form, result);
  args.context.flash.leave({ level: "success", text: result.data.detail });
  return redirect(paths.claim(claimId));
}
