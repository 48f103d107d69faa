import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";

import { InvitePage } from "~/features/users/invite-page";
import { inviteUser } from "~/features/users/users.server";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta: MetaFunction = () => [
  { title: "Invite someone | Peritus" },
  {
    name: "description",
    content: "Create an account and email the person a link to choose a password.",
  },
];

export function action(args: ActionFunctionArgs) {
  return inviteUser(args);
}

export const clientAction = sendForm;

export default function InviteUser() {
  return <InvitePage result={useActionData<typeof action>()} />;
}
