import type { LoaderFunctionArgs } from "@remix-run/node";

import { apiFor, thrownFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import type { DeclaredSection } from "~/lib/form/declared-form";

import type { SectionPlace } from "../section-place";
import type { Lookup } from "./lookup";

/** Looks up what the address asks for. Null if entries can't be looked up, or nobody asks. */
export async function loadLookup(
  args: LoaderFunctionArgs,
  place: SectionPlace,
  declared: DeclaredSection,
  offered: Schema<"SectionLookup"> | null,
): Promise<Lookup | null> {
  const query = new URL(args.request.url).searchParams;
  if (!offered || !query.has("find")) return null;
  const orcid = query.get("orcid");
  const lookup: Lookup = {
    orcid: orcid ?? offered.orcid,
    list: null,
    errors: [],
    problem: null,
    types: typesOf(declared),
  };
  if (orcid === null) return lookup;
  const reply = await apiFor(args).call("get", "/api/profiles/{expert_id}/publications/lookup", {
    path: { expert_id: place.expertId },
    // The bff would take the iD in Me on the web.
    query: { orcid: orcid.trim() === "" ? " " : orcid },
  });
  if (reply.ok) return { ...lookup, orcid: reply.data.orcid, list: reply.data };
  if (reply.errors?.orcid) return { ...lookup, errors: reply.errors.orcid };
  if (reply.status === 422 || reply.status === 429 || reply.status === 503 || reply.status === null)
    return { ...lookup, problem: reply.detail };
  throw thrownFor(reply);
}

function typesOf(declared: DeclaredSection): Record<string, string> {
  const choices = declared.fields.find(({ name }) => name === "type")?.choices ?? [];
  return Object.fromEntries(choices.map(({ value, label }) => [value, label]));
}
