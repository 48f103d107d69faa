import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { settlePaymentForm } from "~/lib/form/declared/settle-payment.gen";
import { refused } from "~/lib/form/form-result.server";
import { readForm, sentValues } from "~/lib/form/read-form";
import { paths } from "~/lib/paths";

/** Payments that a person must look at. Null on the other tab, which needs only how many wait. */
export async function loadPayments(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  if (query.get("tab") !== "payments") return null;
  const settled = query.has("settled");
  const page = await apiFor(args).get("/api/admin/credits/problems", {
    query: { settled, page: Number(query.get("page") ?? 1) },
  });
  return { page, settled };
}

export async function settlePayment(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const sent = await apiFor(args).call("post", "/api/admin/credits/problems/{problem_id}/settle", {
    path: { problem_id: String(form.get("problem_id") ?? "") },
    body: readForm<Schema<"SettlePaymentForm">>(settlePaymentForm, sentValues(form)),
  });
  if (!sent.ok) return refused(args, form, sent);
  args.context.flash.leave({ level: "success", text: sent.data.detail });
  return redirect(paths.creditHolders({ tab: "payments" }));
}
