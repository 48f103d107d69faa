import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { unlistedHead } from "~/components/content/head";
import { SetPasswordPage } from "~/features/account/set-password-page";
import { actOnLink, loadLink } from "~/features/account/set-password.server";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta = () => unlistedHead("Set your password", "Set your password.");

export const loader = loadLink;

export async function action(args: ActionFunctionArgs) {
  const reply = await actOnLink(args);
  return typeof reply === "string" ? redirect(reply) : reply;
}

export const clientAction = sendForm;

export default function SetPassword() {
  return (
    <SetPasswordPage
      loaded={useLoaderData<typeof loader>()}
      result={useActionData<typeof action>()}
    />
  );
}
