import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { AccountPage } from "~/features/settings/account-page";
import { actOnAccount, loadAccount } from "~/features/settings/account.server";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta = () => screenHead("Account | Settings", "Your name and sign-in email.");

export const loader = loadAccount;
export const action = actOnAccount;
export const clientAction = sendForm;

export default function Account() {
  return (
    <AccountPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
  );
}
