import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { NotificationsPage } from "~/features/settings/notifications-page";
import { apiFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { notificationScheduleForm } from "~/lib/form/declared/notification-schedule.gen";
import { refused } from "~/lib/form/form-result.server";
import { readForm, sentValues } from "~/lib/form/read-form";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta = () =>
  screenHead("Notifications | Settings", "Choose what you hear about, and when.");

export async function loader(args: LoaderFunctionArgs) {
  return { settings: await apiFor(args).get("/api/settings/notifications") };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const api = apiFor(args);
  const result =
    form.get("do") === "schedule"
      ? await api.call("put", "/api/settings/notifications/schedule", {
          body: readForm<Schema<"NotificationScheduleForm">>(
            notificationScheduleForm,
            sentValues(form),
          ),
        })
      : await api.call("put", "/api/settings/notifications", {
          body: { wanted: chosen(form, "wanted"), in_app: chosen(form, "in_app") },
        });
  if (!result.ok) return refused(args, form, result);
  args.context.flash.leave({ level: "success", text: result.data.detail });
  return redirect(new URL(args.request.url).pathname);
}

/** Whether each kind on the form is checked in a column. */
function chosen(form: FormData, column: string): Record<string, boolean> {
  const checked = new Set(form.getAll(column));
  return Object.fromEntries(form.getAll("kind").map((kind) => [String(kind), checked.has(kind)]));
}

export const clientAction = sendForm;

export default function Notifications() {
  return (
    <NotificationsPage
      {...useLoaderData<typeof loader>()}
      result={useActionData<typeof action>()}
    />
  );
}
