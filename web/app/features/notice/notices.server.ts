import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { refused } from "~/lib/form/form-result.server";

export type LoadedNotices = Awaited<ReturnType<typeof loadNotices>>;

export async function loadNotices(args: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams;
  const page = await apiFor(args).get("/api/notifications", { query: asked });
  return { page, topic: asked.get("topic") };
}

/** Marks one as read, or all up to the newest on the page. */
export async function actOnNotices(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const api = apiFor(args);
  const id = String(form.get("id") ?? "");
  const topic = String(form.get("topic") ?? "");
  const sent =
    form.get("do") === "read"
      ? await api.call("post", "/api/notifications/{notification_id}/read", {
          path: { notification_id: id },
        })
      : await api.call("post", "/api/notifications/read", {
          body: {
            until: id,
            ...(topic === "" ? null : { topic: topic as Schema<"NotificationTopic">["topic"] }),
          },
        });
  if (!sent.ok) return refused(args, form, sent);
  const { pathname, search } = new URL(args.request.url);
  return redirect(pathname + search);
}
