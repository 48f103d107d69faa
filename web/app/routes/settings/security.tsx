import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";

import { sendForm } from "~/features/account/form-answer";
import { SecurityPage } from "~/features/settings/security-page";
import { actOnSecurity, loadSecurity } from "~/features/settings/security.server";
import { confirmThenRepeat } from "~/lib/step-up";

export const handle = { guard: "table" };

export const meta: MetaFunction = () => [
  { title: "Security | Settings | Peritus" },
  { name: "description", content: "How you sign in, and where you are signed in." },
];

export function loader(args: LoaderFunctionArgs) {
  return loadSecurity(args);
}

export function action(args: ActionFunctionArgs) {
  return actOnSecurity(args);
}

export function clientAction(args: ClientActionFunctionArgs) {
  return sendForm({ ...args, serverAction: () => confirmThenRepeat(args) as never });
}

export default function Security() {
  return (
    <SecurityPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
