import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { UserPage } from "~/features/users/user-page";
import { actOnUser, loadUser } from "~/features/users/users.server";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  screenHead(data?.user.user.name ?? "Account", "An account, its actions, and its history.");

export const loader = loadUser;
export const action = actOnUser;
export const clientAction = sendForm;

export default function User() {
  const { user, entries, now } = useLoaderData<typeof loader>();
  return (
    <UserPage
      key={user.user.id}
      user={user}
      entries={entries}
      now={now}
      result={useActionData<typeof action>()}
    />
  );
}
