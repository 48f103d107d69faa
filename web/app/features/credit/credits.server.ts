import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { grantCreditsForm } from "~/lib/form/declared/grant-credits.gen";
import { revokeCreditsForm } from "~/lib/form/declared/revoke-credits.gen";
import { refused } from "~/lib/form/form-result.server";
import { readForm, sentValues } from "~/lib/form/read-form";
import { paths } from "~/lib/paths";

export type LoadedCredits = Awaited<ReturnType<typeof loadCredits>>;
export type LoadedHolder = Awaited<ReturnType<typeof loadHolder>>;

export async function loadCredits(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const api = apiFor(args);
  const orderId = query.get("order") ?? "";
  const [own, page, quote, order] = await Promise.all([
    api.get("/api/credits"),
    api.get("/api/credits/statement", { query }),
    api.get("/api/credits/quote"),
    /^[a-v0-9]{26}$/.test(orderId)
      ? api.get("/api/credits/orders/{order_id}", { path: { order_id: orderId } })
      : null,
  ]);
  return { ...own, page, quote, order, show: query.get("show") };
}

/** Leads to Stripe's page. */
export async function buyCredits(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const result = await apiFor(args).call("post", "/api/credits/checkout", {
    body: { credits: Number(form.get("credits")) || 0 },
  });
  return result.ok ? redirect(result.data.url) : refused(args, form, result);
}

export async function loadHolders(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const api = apiFor(args);
  const [page, check] = await Promise.all([
    api.get("/api/admin/credits", { query }),
    query.has("check") ? api.get("/api/admin/credits/check") : null,
  ]);
  return { page, check, now: new Date().toISOString() };
}

export async function loadHolder(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const holder = await apiFor(args).get("/api/admin/credits/{user_id}", {
    path: { user_id: args.params.user_id ?? "" },
    query,
  });
  return { holder, show: query.get("show") };
}

export async function actOnHolder(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const path = { user_id: args.params.user_id ?? "" };
  const api = apiFor(args);
  const values = sentValues(form);
  const result =
    form.get("do") === "revoke"
      ? await api.call("post", "/api/admin/credits/{user_id}/revoke", {
          path,
          body: readForm<Schema<"RevokeCreditsForm">>(revokeCreditsForm, values),
        })
      : await api.call("post", "/api/admin/credits/{user_id}/grant", {
          path,
          body: readForm<Schema<"GrantCreditsForm">>(grantCreditsForm, values),
        });
  if (!result.ok) return refused(args, form, result);
  args.context.flash.leave({ level: "success", text: result.data.detail });
  return redirect(paths.creditHolder(path.user_id));
}
