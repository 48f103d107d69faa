import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { closeReportForm } from "~/lib/form/declared/close-report.gen";
import { refused } from "~/lib/form/form-result.server";
import { readForm, sentValues } from "~/lib/form/read-form";
import { paths } from "~/lib/paths";

export async function loadReports(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const closed = query.has("closed");
  const page = await apiFor(args).get("/api/admin/message-reports", {
    query: { closed, page: Number(query.get("page") ?? 1) },
  });
  return { page, closed, now: new Date().toISOString() };
}

export async function closeReport(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const sent = await apiFor(args).call("post", "/api/admin/message-reports/{report_id}/close", {
    path: { report_id: String(form.get("report_id") ?? "") },
    body: readForm<Schema<"MessageReportCloseForm">>(closeReportForm, sentValues(form)),
  });
  if (!sent.ok) return refused(args, form, sent);
  args.context.flash.leave({ level: "success", text: sent.data.detail });
  return redirect(paths.messageReports());
}
