import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { sendForm } from "~/features/account/form-answer";
import { AccountPage } from "~/features/settings/account-page";
import { actOnAccount, loadAccount } from "~/features/settings/account.server";

export const handle = { guard: "table" };

export const meta: MetaFunction = () => [
  { title: "Account | Settings | Peritus" },
  { name: "description", content: "Your name and the address that you sign in with." },
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
    <AccountPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
