import type { LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";

import { auditQuery } from "./audit-filter";

/** A page of the log; and what a check of its chain finds, where the address asks for one. */
export async function loadAudit(args: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams;
  const api = apiFor(args);
  const [page, check] = await Promise.all([
    api.get("/api/admin/audit", { query: auditQuery(asked) }),
    asked.has("check") ? api.get("/api/admin/audit/check") : null,
  ]);
  return { page, check };
}
