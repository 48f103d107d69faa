import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { apiFor, thrownFor } from "~/lib/api.server";
import { paths } from "~/lib/paths";

export async function loadQueue(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  return {
    queue: await apiFor(args).get("/api/admin/requests", { query }),
    now: new Date().toISOString(),
  };
}

/** One by one, so that of two people at once the second learns what changed. */
export async function actOnSelected(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const [action = "", assignee = ""] = String(form.get("do") ?? "").split(":");
  const selected = form.getAll("selected").map((value) => String(value).split(":"));
  const api = apiFor(args);
  const problems = new Set<string>();
  let done = 0;
  for (const [requestId = "", version = ""] of selected) {
    const path = { id: requestId };
    const result =
      action === "assign"
        ? await api.call("post", "/api/admin/requests/{id}/assign", {
            path,
            body: { version: Number(version), assignee_id: assignee },
          })
        : await api.call("post", "/api/admin/requests/{id}/close", {
            path,
            body: { version: Number(version) },
          });
    if (result.ok) done++;
    else if (result.kind !== "refused" || result.status === 401) throw thrownFor(result);
    else problems.add(result.detail);
  }
  const what = `${done} of ${selected.length} ${action === "assign" ? "assigned" : "closed"}.`;
  if (selected.length === 0)
    args.context.flash.leave({ level: "info", text: "Select at least one request." });
  else if (problems.size > 0)
    args.context.flash.leave({ level: "warning", text: [what, ...problems].join(" ") });
  else args.context.flash.leave({ level: "success", text: what });
  return redirect(paths.requests(new URL(args.request.url).searchParams));
}
