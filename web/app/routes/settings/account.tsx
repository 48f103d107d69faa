import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { AccountPage } from "~/features/settings/account-page";
import { actOnAccount, loadAccount } from "~/features/settings/account.server";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta: MetaFunction = () => [
  { title: "Account | Settings | Peritus" },
  { name: "description", content: "Your name and sign-in email." },
];

export function loader(args: LoaderFunctionArgs) {
  return loadAccount(args);
}

export function action(args: ActionFunctionArgs) {
  return actOnAccount(args);
}

export const clientAction = sendForm;

export default function Account() {
  return (
    <AccountPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
  );
}
