import { useActionData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { InvitePage } from "~/features/users/invite-page";
import { inviteUser } from "~/features/users/users.server";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta = () =>
  screenHead(
    "Invite someone",
    "Create an account and email the person a link to choose a password.",
  );

export const action = inviteUser;
export const clientAction = sendForm;

export default function InviteUser() {
  return <InvitePage result={useActionData<typeof action>()} />;
}
