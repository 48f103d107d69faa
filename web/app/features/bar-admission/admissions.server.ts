import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import { refused } from "~/lib/form/form-result.server";
import { paths } from "~/lib/paths";

import { statusOf } from "./admission-status";

const tab = "bar-admissions";

/** The queue if it is shown, else only its count. */
export function loadAdmissions(args: LoaderFunctionArgs, shown: boolean) {
  const { searchParams } = new URL(args.request.url);
  const query = shown
    ? { status: statusOf(searchParams.get("status")), page: searchParams.get("page") }
    : undefined;
  return apiFor(args).get("/api/admin/bar-admissions", { query });
}

/** Keeps a typed reason if the BFF refuses. */
export async function decideAdmission(args: ActionFunctionArgs, form: FormData) {
  const api = apiFor(args);
  const path = { id: String(form.get("admission_id") ?? "") };
  const version = Number(form.get("version"));
  const intent = form.get("do");
  const result =
    intent === "refuse"
      ? await api.call("post", "/api/admin/bar-admissions/{id}/refuse", {
          path,
          body: { version, reason: String(form.get("reason") ?? "") },
        })
      : intent === "undo"
        ? await api.call("post", "/api/admin/bar-admissions/{id}/undo", { path, body: { version } })
        : await api.call("post", "/api/admin/bar-admissions/{id}/confirm", {
            path,
            body: { version },
          });
  const back = () =>
    redirect(paths.claims({ tab, status: new URL(args.request.url).searchParams.get("status") }));
  if (result.ok) {
    args.context.flash.leave({ level: "success", text: result.data.detail });
    return back();
  }
  if (result.status === 404) {
    args.context.flash.leave({
      level: "warning",
      text: "The attorney has changed this admission. The queue shows the current version.",
    });
    return back();
  }
  if (result.status === 409 && intent !== "refuse") {
    args.context.flash.leave({ level: "warning", text: result.detail });
    return back();
  }
  return refused(args, form, result);
}
