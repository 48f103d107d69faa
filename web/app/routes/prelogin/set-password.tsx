import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { SetPasswordPage } from "~/features/account/set-password-page";
import { actOnLink, loadLink } from "~/features/account/set-password.server";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta: MetaFunction = () => [
  { title: "Set your password | Peritus" },
  { name: "description", content: "Set your password." },
  { name: "robots", content: "noindex" },
];

export function loader(args: LoaderFunctionArgs) {
  return loadLink(args);
}

export async function action(args: ActionFunctionArgs) {
  const answer = await actOnLink(args);
  return typeof answer === "string" ? redirect(answer) : answer;
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
