import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";

import { InvitePage } from "~/features/users/invite-page";
import { inviteUser, mayInvite } from "~/features/users/users.server";

export const handle = { guard: "table" };

export const meta: MetaFunction = () => [
  { title: "Invite somebody | Peritus" },
  { name: "description", content: "An account for somebody, who chooses a password by mail." },
];

export function loader(args: LoaderFunctionArgs) {
  return mayInvite(args);
}

export function action(args: ActionFunctionArgs) {
  return inviteUser(args);
}

export { confirmThenRepeat as clientAction } from "~/lib/step-up";

export default function InviteUser() {
  return <InvitePage refusal={useActionData<typeof action>() ?? null} />;
}
