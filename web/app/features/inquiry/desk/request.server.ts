import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import { refused } from "~/lib/form/form-result.server";
import { errorResponse } from "~/lib/error-response";
import { paths } from "~/lib/paths";

export async function loadRequest(args: LoaderFunctionArgs) {
  const request = await apiFor(args).get("/api/admin/requests/{id}", {
    path: { id: args.params.request_id ?? "" },
  });
  return { ...request, now: new Date().toISOString() };
}

/** Keeps the form's values after an error, such as a conflict. */
export async function actOnRequest(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const action = form.get("do");
  const requestId = args.params.request_id ?? "";
  const text = String(form.get("text") ?? "");
  const version = Number(form.get("version"));
  const result = await call();
  if (!result.ok) return refused(args, form, result);
  if (action === "read") return null;
  args.context.flash.leave({ level: "success", text: result.data.detail });
  return redirect(paths.request(requestId));

  function call() {
    const api = apiFor(args);
    const path = { id: requestId };
    switch (action) {
      case "read":
        return api.call("post", "/api/admin/requests/{id}/read", { path });
      case "assign":
        return api.call("post", "/api/admin/requests/{id}/assign", {
          path,
          body: { version, assignee_id: String(form.get("assignee") ?? "") },
        });
      case "answer":
        return api.call("post", "/api/admin/requests/{id}/answer", {
          path,
          body: { version, text },
        });
      case "close":
      case "reopen":
        return api.call("post", `/api/admin/requests/{id}/${action}`, { path, body: { version } });
    }
    throw errorResponse(400, "There is no such action");
  }
}
