import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import type { Schema } from "~/lib/api-types";
import { apiFor, type ApiFailure } from "~/lib/api.server";
import type { FormValues } from "~/lib/form/form-result";

import type { ClaimProblem } from "./claim-problem";

/** Neither without a claim. */
interface Claimed {
  known: FormValues;
  problem: ClaimProblem | null;
}

/** An outage is a failure, not a lost claim. */
export async function claimedBy(
  args: LoaderFunctionArgs | ActionFunctionArgs,
  claim: string | null,
): Promise<Claimed | ApiFailure> {
  if (!claim) return { known: {}, problem: null };
  const unknown: Claimed = { known: {}, problem: { reason: "unknown", claim, name: "" } };
  const browser = args.context.proofs.read("claim");
  if (!browser || claim.length > 64) return unknown;
  const found = await apiFor(args).call("get", "/api/claims/{id}", {
    path: { id: claim },
    headers: { "X-Claim-Browser": browser },
  });
  if (!found.ok) return found.status === 404 ? unknown : found;
  const { profile } = found.data;
  if (!found.data.usable || !profile)
    return {
      known: {},
      problem: { reason: reasonOf(found.data), claim, name: profile?.name ?? "" },
    };
  const { first_name, last_name, institution, city, country, time_zone, name } = profile;
  const known = Object.entries({
    claim,
    claimed: name,
    first_name,
    last_name,
    institution,
    city,
    country,
    time_zone,
  });
  return {
    known: Object.fromEntries(
      known.filter(([, value]) => value !== "").map(([field, value]) => [field, [value]]),
    ),
    problem: null,
  };
}

export function isFailure(result: Claimed | ApiFailure): result is ApiFailure {
  return "kind" in result;
}

function reasonOf({ purpose, state, taken }: Schema<"ClaimView">): ClaimProblem["reason"] {
  if (purpose !== "claim") return "unknown";
  if (taken) return "used";
  if (state === "disputed") return "with-staff";
  if (state === "rejected") return "declined";
  return state === "pending" ? "unproved" : "over";
}
