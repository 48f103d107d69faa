import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import { errorResponse } from "~/lib/error-response";
import { refused } from "~/lib/form/form-result.server";
import { sections } from "~/lib/form/declared/sections.gen.server";
import type { WordedField } from "~/lib/form/field-words";
import { pageNotFound } from "~/lib/page-not-found";

/** What the history needs to show stored values, without the long lists. */
function wordedSections() {
  return sections.map(({ code, title, fields }) => ({
    code,
    title,
    fields: fields.map(({ name, label, kind, choices, fields }): WordedField => ({
      name,
      label,
      kind,
      choices,
      fields: fields?.map((inner) => ({
        name: inner.name,
        label: inner.label,
        kind: inner.kind,
        choices: inner.choices,
      })),
    })),
  }));
}

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
  const at = url.searchParams.get("at");
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
      ? api.call("get", "/api/profiles/{expert_id}/as-of", {
          path,
          query: { at: `${at}T23:59:59Z` },
        })
      : null,
  ]);
  return {
    expertId,
    section,
    filter,
    at: at ?? "",
    page,
    editors: editors.results ?? [],
    preview: preview === null ? null : preview.ok ? preview.data : { refusal: preview.detail },
    asOf: asOf === null ? null : asOf.ok ? asOf.data : null,
    sections: wordedSections(),
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
