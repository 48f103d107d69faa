import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { errorResponse } from "~/lib/error-response";
import { refused } from "~/lib/form/form-result.server";
import { sections } from "~/lib/form/declared/sections.gen.server";
import { fieldWords } from "~/lib/form/field-words";
import { factsIn, fieldsOf } from "~/lib/form/section-words.server";
import { pageNotFound } from "~/lib/page-not-found";

import { visibilityWords } from "../section/visibility";

/** Properties that aren't values of the entry. */
const hidden = new Set(["_place", "_version", "_order", "_owner"]);

/** A changed field in words. */
export interface WordedChange {
  field: string;
  label: string;
  before: string;
  after: string;
}

/** Returns changes in words, without those that read the same. */
function worded(section: string, changes: readonly Schema<"FieldChange">[] | null): WordedChange[] {
  const fields = fieldsOf(section);
  return (changes ?? [])
    .filter(({ field }) => !hidden.has(field))
    .map(({ field: name, label, before, after }) => {
      const field = fields.find((one) => one.name === name);
      const words = (value: unknown) =>
        name === "_visibility"
          ? (visibilityWords[value as "public"] ?? "")
          : fieldWords(field, value);
      return { field: name, label, before: words(before), after: words(after) };
    })
    .filter(({ before, after }) => before !== after);
}

const wordedContent = (content: Schema<"ProfileContent">) =>
  (content.sections ?? []).map(({ section, title, items }) => ({
    section,
    title,
    items: (items ?? []).map(({ id, title, visibility, data }) => ({
      id,
      title,
      visibility,
      facts: factsIn(section, data).map(({ field, text }) => ({ label: field.label, text })),
    })),
  }));

const day = /^\d{4}-\d{2}-\d{2}$/;

export async function loadHistory(args: LoaderFunctionArgs, expertId: string) {
  const url = new URL(args.request.url);
  const section = args.params.module?.toLowerCase() ?? "";
  if (section !== "" && !sections.some(({ code }) => code === section))
    throw pageNotFound(url.pathname);
  const api = apiFor(args);
  const path = { expert_id: expertId };
  const filter = {
    by: url.searchParams.get("by") ?? "",
    from: url.searchParams.get("from") ?? "",
    to: url.searchParams.get("to") ?? "",
  };
  const restoring = url.searchParams.get("restore");
  const asked = url.searchParams.get("at") ?? "";
  const at = day.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : "";
  const [page, editors, preview, asOf] = await Promise.all([
    api.get("/api/profiles/{expert_id}/revisions", {
      path,
      query: { section, ...filter, page: url.searchParams.get("page") ?? "" } as never,
    }),
    api.get("/api/profiles/{expert_id}/revisions/editors", { path }),
    restoring
      ? api.call("get", "/api/profiles/{expert_id}/revisions/{revision_id}/restore", {
          path: { ...path, revision_id: restoring },
        })
      : null,
    at
      ? api.get("/api/profiles/{expert_id}/as-of", {
          path,
          query: { at: `${at}T23:59:59Z` },
        })
      : null,
  ]);
  return {
    expertId,
    reason: args.context.reasons.read(expertId),
    section,
    filter,
    at,
    page: {
      ...page,
      results: (page.results ?? []).map((revision) => ({
        ...revision,
        changes: worded(revision.section, revision.changes),
      })),
    },
    editors: editors.results ?? [],
    preview:
      preview === null
        ? null
        : preview.ok
          ? {
              ...preview.data,
              changes: worded(preview.data.revision.section, preview.data.changes),
            }
          : { refusal: preview.detail },
    asOf: asOf && { at: asOf.at, hash: asOf.hash, sections: wordedContent(asOf.content) },
    sections: sections.map(({ code, title }) => ({ code, title })),
  };
}

export type LoadedHistory = Awaited<ReturnType<typeof loadHistory>>;

export async function actOnHistory(args: ActionFunctionArgs, expertId: string) {
  const form = await args.request.formData();
  if (form.get("do") !== "restore") throw errorResponse(400, "There is no such action");
  const reply = await apiFor(args).call(
    "post",
    "/api/profiles/{expert_id}/revisions/{revision_id}/restore",
    {
      path: { expert_id: expertId, revision_id: String(form.get("revision")) },
      body: { reason: String(form.get("reason") ?? "") },
    },
  );
  if (!reply.ok) return refused(args, form, reply);
  args.context.flash.leave({ level: "success", text: reply.data.detail });
  const url = new URL(args.request.url);
  url.searchParams.delete("restore");
  return redirect(url.pathname + url.search);
}
