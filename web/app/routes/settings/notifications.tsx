import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { NotificationsPage } from "~/features/settings/notifications-page";
import { apiFor } from "~/lib/api.server";
import { sendForm } from "~/lib/form/send-form";
import { refused } from "~/lib/form/form-result.server";

export const handle = { guard: "table" };

export const meta = () => screenHead("Notifications | Settings", "Choose which emails you get.");

export async function loader(args: LoaderFunctionArgs) {
  const { results } = await apiFor(args).get("/api/settings/notifications");
  return { choices: results ?? [] };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const chosen = new Set(form.getAll("wanted"));
  const wanted = Object.fromEntries(
    form.getAll("kind").map((kind) => [String(kind), chosen.has(kind)]),
  );
  const result = await apiFor(args).call("put", "/api/settings/notifications", {
    body: { wanted },
  });
  if (!result.ok) return refused(args, form, result);
  args.context.flash.leave({ level: "success", text: result.data.detail });
  return redirect(new URL(args.request.url).pathname);
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
