import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import { refused } from "~/lib/form/form-result.server";
import { paths } from "~/lib/paths";

import type { DeskTab } from "./claims-frame";

/** The shown queue with filters and page, and the other's count. */
export async function loadDesk(args: LoaderFunctionArgs, tab: DeskTab) {
  const api = apiFor(args);
  const { searchParams } = new URL(args.request.url);
  const [queue, profiles] = await Promise.all([
    api.get("/api/admin/claims", {
      query: tab === "claims" ? searchParams : undefined,
    }),
    api.get("/api/admin/experts/pending", {
      query: tab === "profiles" ? { page: searchParams.get("page") } : undefined,
    }),
  ]);
  return { queue, profiles, now: new Date().toISOString() };
}

/** Keeps a typed reason if the BFF refuses. */
export async function decideNewProfile(args: ActionFunctionArgs, form: FormData) {
  const expertId = String(form.get("expert_id") ?? "");
  const reason = String(form.get("reason") ?? "");
  const refuses = form.get("do") === "refuse";
  const path = { expert_id: expertId };
  const result = refuses
    ? await apiFor(args).call("post", "/api/admin/experts/{expert_id}/refuse", {
        path,
        body: { reason },
      })
    : await apiFor(args).call("post", "/api/admin/experts/{expert_id}/approve", { path });
  if (!result.ok) return refused(args, form, result);
  args.context.flash.leave({ level: "success", text: result.data.detail });
  return redirect(paths.claims({ tab: "profiles" }));
}
