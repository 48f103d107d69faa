import type { LoaderFunctionArgs } from "@remix-run/node";

import { apiFor, thrownFor } from "~/lib/api.server";
import type { DeclaredSection } from "~/lib/form/declared-form";
import { sections } from "~/lib/form/declared/sections.gen.server";
import type { FormValues } from "~/lib/form/form-result";
import { formValues } from "~/lib/form/form-values";
import { pageNotFound } from "~/lib/page-not-found";

import { loadLookup } from "./lookup/lookup.server";
import type { SectionPlace } from "./section-place";

/** Returns the declaration of the section in the address. */
export function declaredSection(args: LoaderFunctionArgs): DeclaredSection {
  const code = (args.params.section ?? "").toLowerCase();
  const declared = sections.find((section) => section.code === code);
  if (!declared) throw pageNotFound(new URL(args.request.url).pathname);
  return declared;
}

/** Returns the place of the signed-in expert's own section. */
export async function myPlace(args: LoaderFunctionArgs): Promise<SectionPlace> {
  const overview = await apiFor(args).get("/api/my-profile");
  return { expertId: overview.expert_id, section: declaredSection(args).code, staff: false };
}

export function staffPlace(args: LoaderFunctionArgs): SectionPlace {
  return { expertId: args.params.id ?? "", section: declaredSection(args).code, staff: true };
}

/** What the form on the page edits: an item's id, "new", or null for none. */
function editedIn(args: LoaderFunctionArgs, single: boolean, first?: string): string | null {
  if (single) return first ?? "new";
  const query = new URL(args.request.url).searchParams;
  return query.get("edit") ?? (query.has("add") ? "new" : null);
}

export async function loadSection(args: LoaderFunctionArgs, place: SectionPlace) {
  const declared = declaredSection(args);
  const result = await apiFor(args).call("get", "/api/profiles/{expert_id}/{section}", {
    path: { expert_id: place.expertId, section: place.section },
  });
  if (!result.ok) throw thrownFor(result);
  const view = result.data;
  const items = view.items ?? [];
  const edited = editedIn(args, declared.single, items[0]?.id);
  const item = items.find(({ id }) => id === edited) ?? null;
  const data = (item?.data ?? {}) as Record<string, unknown>;
  const values: FormValues = item
    ? { ...formValues(declared.fields, data), visibility: [item.visibility] }
    : { visibility: ["public"] };
  return {
    place,
    declared: {
      ...declared,
      // Only an open form needs the fields with their lists.
      fields: edited === null ? [] : declared.fields,
    },
    view: { ...view, items: items.map(({ data: _, ...rest }) => rest) },
    edited: edited === null || (edited !== "new" && !item) ? null : edited,
    base: item ? { visibility: item.visibility, data: item.data } : null,
    version: item?.version ?? 0,
    values,
    lookup: await loadLookup(args, place, declared, view.lookup),
  };
}

export type LoadedSection = Awaited<ReturnType<typeof loadSection>>;
