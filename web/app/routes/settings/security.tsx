import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { SecurityPage } from "~/features/settings/security-page";
import { actOnSecurity, loadSecurity } from "~/features/settings/security.server";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta: MetaFunction = () => [
  { title: "Security | Settings | Peritus" },
  { name: "description", content: "How and where you're signed in." },
];

export function loader(args: LoaderFunctionArgs) {
  return loadSecurity(args);
}

export function action(args: ActionFunctionArgs) {
  return actOnSecurity(args);
}

export const clientAction = sendForm;

export default function Security() {
  return (
    <SecurityPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
  );
}
