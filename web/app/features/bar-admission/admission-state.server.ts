import type { LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";

import { stateOfAdmissions, type AdmissionsState } from "./admission-state";

/** Null for people who need no admission, and if there is no response. */
export async function loadAdmissionsState(
  args: LoaderFunctionArgs,
): Promise<AdmissionsState | null> {
  const groups = args.context.navigation?.session?.groups ?? [];
  // Staff see everything.
  if (!groups.includes("Attorney") || groups.includes("Admin") || groups.includes("Researcher"))
    return null;
  const record = await apiFor(args).call("get", "/api/attorney/record");
  if (record.ok) return stateOfAdmissions(record.data);
  return record.status === 404 ? stateOfAdmissions(null) : null;
}
