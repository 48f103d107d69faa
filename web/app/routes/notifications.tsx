import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { actOnNotices, loadNotices } from "~/features/notice/notices.server";
import { NoticesPage } from "~/features/notice/notices-page";
import type { FormResult } from "~/lib/form/form-result";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta = () => screenHead("Notifications", "What happened, newest first.");

export const loader = loadNotices;
export const action = actOnNotices;
export const clientAction = sendForm;

export default function Notifications() {
  const result = useActionData<typeof action>() as FormResult | undefined;
  return <NoticesPage {...useLoaderData<typeof loader>()} result={result} />;
}
