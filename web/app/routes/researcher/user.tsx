import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { UserPage } from "~/features/users/user-page";
import { actOnUser, loadUser } from "~/features/users/users.server";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.user.user.name ?? "Account"} | Peritus` },
  { name: "description", content: "An account, its actions, and its history." },
];

export function loader(args: LoaderFunctionArgs) {
  return loadUser(args);
}

export function action(args: ActionFunctionArgs) {
  return actOnUser(args);
}

export const clientAction = sendForm;

export default function User() {
  const { user, entries } = useLoaderData<typeof loader>();
  return (
    <UserPage
      key={user.user.id}
      user={user}
      entries={entries}
      result={useActionData<typeof action>()}
    />
  );
}
