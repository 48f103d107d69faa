import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { SecurityPage } from "~/features/settings/security-page";
import { actOnSecurity, loadSecurity } from "~/features/settings/security.server";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta = () => screenHead("Security | Settings", "How and where you're signed in.");

export const loader = loadSecurity;
export const action = actOnSecurity;
export const clientAction = sendForm;

export default function Security() {
  return (
    <SecurityPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
  );
}
