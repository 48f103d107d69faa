import { data, redirect, type ActionFunctionArgs } from "@remix-run/node";

import { apiFor, type ApiFailure, type ApiResult } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { errorResponse } from "~/lib/error-response";
import type { DeclaredField, DeclaredForm, DeclaredSection } from "~/lib/form/declared-form";
import { formResult, textOf, type FormValues } from "~/lib/form/form-result";
import { done, invalid, refused } from "~/lib/form/form-result.server";
import { formValues } from "~/lib/form/form-values";
import { readForm, sentValues } from "~/lib/form/read-form";
import { afterRecordButton } from "~/lib/form/records";
import { photoRemoveName, uploadCropName, uploadName } from "~/lib/form/upload-name";

import { actOnDeclaration } from "../declaration/declaration.server";
import { reasonName } from "../reason/reason";
import { keepReason } from "../reason/reason-banner";
import type { Conflict } from "./conflict";
import { formIdName } from "./send-item";
import { sectionPath, type SectionPlace } from "./section-place";
import { declaredSection } from "./section.server";

type Saved = ApiResult<Schema<"SectionSaved">>;

/** Handles every form of a section's page. */
export async function actOnSection(args: ActionFunctionArgs, place: SectionPlace) {
  const declared = declaredSection(args);
  const form = await args.request.formData();
  const path = { expert_id: place.expertId, section: place.section };
  const api = apiFor(args);
  const itemId = String(form.get("item") ?? "");
  const reason = reasonOf(place, form);
  if (reason.reason || (place.staff && form.get("do") === keepReason))
    args.context.reasons.keep(place.expertId, reason.reason ?? "");
  const signed = place.staff ? null : await actOnDeclaration(args, form);
  if (signed) return changed(args, place, form, signed);
  switch (form.get("do")) {
    case "save":
      return save(args, place, declared, form);
    case "remove": {
      const reply = await api.call("delete", "/api/profiles/{expert_id}/{section}/{item_id}", {
        path: { ...path, item_id: itemId },
        query: { version: Number(form.get("version")), ...reason },
      });
      if (!reply.ok) return refused(args, form, reply);
      return done(args, form, {
        message: `${String(form.get("title"))} is deleted.`,
        removed: {
          revision: reply.data.revision,
          title: String(form.get("title")),
          reason: reason.reason ?? "",
        },
      });
    }
    case "restore": {
      const reply = await api.call(
        "post",
        "/api/profiles/{expert_id}/revisions/{revision_id}/restore",
        {
          path: { expert_id: place.expertId, revision_id: String(form.get("revision")) },
          body: reason,
        },
      );
      return changed(args, place, form, reply);
    }
    case "order": {
      const reply = await api.call("post", "/api/profiles/{expert_id}/{section}/order", {
        path,
        body: { ids: form.getAll("ids").map(String), ...reason },
      });
      return reply.ok ? done(args, form, { message: null }) : refused(args, form, reply);
    }
    case "add-found": {
      const reply = await api.call("post", "/api/profiles/{expert_id}/publications/lookup", {
        path: { expert_id: place.expertId },
        body: {
          orcid: String(form.get("orcid")),
          keys: form.getAll("keys").map(String),
          ...reason,
        },
      });
      return changed(args, place, form, reply);
    }
    case keepReason:
      return done(args, form, { message: null });
    case "confirm": {
      const reply = await api.call("post", "/api/my-profile/confirm", {
        body: { section: place.section },
      });
      return changed(args, place, form, reply);
    }
  }
  throw errorResponse(400, "There is no such action");
}

/** Returns why staff change the profile, if they do and say so. */
function reasonOf({ staff }: SectionPlace, form: FormData): { reason?: string } {
  const written = form.get(reasonName);
  const reason = staff && typeof written === "string" ? written.trim() : "";
  return reason === "" ? {} : { reason };
}

/** Leads back to the list with a message, or shows the refusal. */
async function changed(
  args: ActionFunctionArgs,
  place: SectionPlace,
  form: FormData,
  reply: { ok: true; data: { detail: string } } | ({ ok: false } & ApiFailure),
) {
  if (!reply.ok) return refused(args, form, reply);
  args.context.flash.leave({ level: "success", text: reply.data.detail });
  return redirect(sectionPath(place));
}

async function save(
  args: ActionFunctionArgs,
  place: SectionPlace,
  declared: DeclaredSection,
  form: FormData,
) {
  const fields: DeclaredForm = Object.fromEntries(
    declared.fields.map((field) => [field.name, field]),
  );
  const sent = withChoices(sentValues(form), declared.fields, form);
  const rows = afterRecordButton(fields, String(form.get("intent") ?? ""), sent);
  if (rows)
    return data({ ...formResult(form, { status: "invalid" }), values: rows, conflict: null });
  const uploaded = await upload(args, place, declared.fields, form);
  if ("errors" in uploaded)
    return invalid(args, form, uploaded.errors, { conflict: null as Conflict | null });
  const values = { ...sent, ...uploaded.values };
  const reply = await put(args, place, declared, form, values, readForm(fields, values));
  if (reply.ok) {
    args.context.flash.leave({ level: "success", text: reply.data.detail });
    return redirect(sectionPath(place));
  }
  return refused(args, form, reply, { values, conflict: conflictIn(reply, declared, values) });
}

function put(
  args: ActionFunctionArgs,
  place: SectionPlace,
  declared: DeclaredSection,
  form: FormData,
  values: FormValues,
  item: Record<string, unknown>,
): Promise<Saved> {
  const api = apiFor(args);
  const path = { expert_id: place.expertId, section: place.section };
  const itemId = String(form.get("item") ?? "");
  const base = String(form.get("base") ?? "");
  const body = {
    data: item,
    visibility: textOf(values, "visibility") as "public",
    ...reasonOf(place, form),
    ...(itemId === "" ? {} : { version: Number(form.get("version")) }),
    ...(base === "" ? {} : { base: JSON.parse(base) as Record<string, never> }),
    form: String(form.get(formIdName) ?? ""),
  };
  if (declared.single)
    return api.call("put", "/api/profiles/{expert_id}/{section}", { path, body: body as never });
  if (itemId === "")
    return api.call("post", "/api/profiles/{expert_id}/{section}", { path, body: body as never });
  return api.call("put", "/api/profiles/{expert_id}/{section}/{item_id}", {
    path: { ...path, item_id: itemId },
    body: body as never,
  });
}

/** In a merge, a field may take the other person's value. */
function withChoices(
  values: FormValues,
  fields: readonly DeclaredField[],
  form: FormData,
): FormValues {
  const theirs = form.get("theirs");
  if (typeof theirs !== "string" || theirs === "") return values;
  const others = JSON.parse(theirs) as Conflict["theirs"];
  let merged = values;
  for (const field of [...fields, { name: "visibility" }]) {
    if (form.get(`take.${field.name}`) !== "theirs") continue;
    const own = (name: string) => name === field.name || name.startsWith(`${field.name}.`);
    merged = {
      ...Object.fromEntries(Object.entries(merged).filter(([name]) => !own(name))),
      ...Object.fromEntries(Object.entries(others).filter(([name]) => own(name))),
    };
  }
  return merged;
}

function conflictIn(
  failure: ApiFailure,
  declared: DeclaredSection,
  values: FormValues,
): Conflict | null {
  const theirs = failure.data?.theirs as Schema<"SectionItem"> | undefined;
  if (failure.status !== 409 || !theirs) return null;
  const others = {
    ...formValues(declared.fields, theirs.data as Record<string, unknown>),
    visibility: [theirs.visibility],
  };
  return {
    version: theirs.version,
    base: { visibility: theirs.visibility, data: theirs.data },
    fields: (failure.data?.fields as string[] | null) ?? [],
    yours: values,
    theirs: others,
  };
}

/** Stores chosen files, and returns their keys. */
async function upload(
  args: ActionFunctionArgs,
  place: SectionPlace,
  fields: readonly DeclaredField[],
  form: FormData,
): Promise<{ values: FormValues } | { errors: Record<string, string[]> }> {
  const values: FormValues = {};
  for (const { name, kind } of fields) {
    if (kind !== "upload" && kind !== "photo") continue;
    const file = form.get(uploadName(name));
    if (!(file instanceof File) || file.size === 0) {
      if (form.has(photoRemoveName(name))) values[name] = [""];
      continue;
    }
    const body = new FormData();
    if (kind === "photo") body.set("crop", String(form.get(uploadCropName(name)) ?? ""));
    body.set("file", file, file.name);
    const reply = await apiFor(args).call(
      "post",
      kind === "photo" ? "/api/profiles/{expert_id}/photos" : "/api/profiles/{expert_id}/files",
      { path: { expert_id: place.expertId }, body: body as never },
    );
    if (!reply.ok) return { errors: { [name]: reply.errors?.file ?? [reply.detail] } };
    values[name] = [reply.data.key];
  }
  return { values };
}
