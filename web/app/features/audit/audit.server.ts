import type { LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";

/** A page of the log, and the check of its chain if requested. */
export async function loadAudit(args: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams;
  const api = apiFor(args);
  const [page, check] = await Promise.all([
    api.get("/api/admin/audit", { query: asked }),
    asked.has("check") ? api.get("/api/admin/audit/check") : null,
  ]);
  return { page, check };
}
