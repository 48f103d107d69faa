import { redirect, type LoaderFunctionArgs } from "@remix-run/node";

import type { Schema } from "~/lib/api-types";
import { apiFor, thrownFor } from "~/lib/api.server";
import { paths } from "~/lib/paths";

import type { Wanted } from "./candidate-list";

export type Purpose = "claim" | "removal";

export function wantedIn(request: Request): Wanted & { purpose: Purpose } {
  const { searchParams } = new URL(request.url);
  const page = Number(searchParams.get("page"));
  return {
    q: (searchParams.get("q") ?? "").slice(0, 200),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    purpose: searchParams.get("for") === "removal" ? "removal" : "claim",
  };
}

/** Null without a search, or if rate-limited. */
export async function loadCandidates(
  args: LoaderFunctionArgs,
  { q, page }: Wanted,
): Promise<Schema<"PageClaimCandidate"> | null> {
  if (q.trim() === "") return null;
  const found = await apiFor(args).call("get", "/api/claims/search", { query: { q, page } });
  if (found.ok) return found.data;
  if (found.status === 429) return null;
  throw thrownFor(found);
}

export function loadProfile(
  args: LoaderFunctionArgs,
  expertId: string,
): Promise<Schema<"ClaimProfile">> {
  return apiFor(args).get("/api/claims/profiles/{expert_id}", { path: { expert_id: expertId } });
}

/** A claim of this browser; others lead back to the search. */
export async function loadClaim(
  args: LoaderFunctionArgs,
  claimId: string,
): Promise<Schema<"ClaimView">> {
  const browser = args.context.proofs.read("claim");
  const found = await apiFor(args).call("get", "/api/claims/{id}", {
    path: { id: claimId },
    headers: { "X-Claim-Browser": browser ?? "" },
  });
  if (found.ok) return found.data;
  if (found.status !== 404) throw thrownFor(found);
  const { q, page } = wantedIn(args.request);
  args.context.flash.leave({
    level: "info",
    text: "This claim was started in another browser or has ended. Start again.",
  });
  throw redirect(paths.searchResults({ q, page: page > 1 ? page : null }));
}
