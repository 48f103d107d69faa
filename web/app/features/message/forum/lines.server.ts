import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { forumLineForm } from "~/lib/form/declared/forum-line.gen";
import { done, refused } from "~/lib/form/form-result.server";
import type { FormResultWith } from "~/lib/form/form-result";
import { readForm, sentValues } from "~/lib/form/read-form";
import { paths } from "~/lib/paths";

/** What the line says now, after someone else changed it. */
export type TheirLine = Pick<
  Schema<"ForumLine">,
  "version" | "text" | "source" | "url" | "checked_on"
>;

type LineExtra = { theirs: TheirLine };
export type LineResult = FormResultWith<LineExtra>;

export async function loadLines(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  return { lines: await apiFor(args).get("/api/admin/forum-lines", { query }) };
}

export async function loadLine(args: LoaderFunctionArgs) {
  return apiFor(args).get("/api/admin/forum-lines/{code}", { path: pathOf(args) });
}

export async function actOnLine(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const path = pathOf(args);
  const api = apiFor(args);
  if (form.get("do") === "preview") return done<object>(args, form, { message: null });
  const sent =
    form.get("do") === "restore"
      ? await api.call("post", "/api/admin/forum-lines/{code}/restore", {
          path,
          body: { version: Number(form.get("version")), earlier: Number(form.get("earlier")) },
        })
      : await api.call("put", "/api/admin/forum-lines/{code}", {
          path,
          body: readForm<Schema<"ForumLineForm">>(forumLineForm, sentValues(form)),
        });
  if (!sent.ok) {
    const theirs =
      sent.status === 409 && typeof sent.data?.version === "number"
        ? (sent.data as unknown as TheirLine)
        : undefined;
    return refused<LineExtra>(args, form, sent, { theirs });
  }
  args.context.flash.leave({ level: "success", text: sent.data.detail });
  return redirect(paths.forumLine(path.code));
}

const pathOf = ({ params }: LoaderFunctionArgs | ActionFunctionArgs) => ({
  code: params.forum ?? "",
});
