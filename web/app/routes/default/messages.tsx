import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import {
  actOnMessages,
  loadMessages,
  type MessageResult,
} from "~/features/message/messages.server";
import { MessagesPage } from "~/features/message/messages-screen";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const loader = (args: LoaderFunctionArgs) => loadMessages(args, "expert");
export const action = (args: ActionFunctionArgs) => actOnMessages(args, "expert");
export const clientAction = sendForm;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  screenHead(
    data?.thread?.person.name ?? "Messages",
    "What you and attorneys write to each other.",
  );

export default function ExpertMessages() {
  return (
    <MessagesPage
      loaded={useLoaderData<typeof loader>()}
      result={useActionData<typeof action>() as MessageResult | undefined}
    />
  );
}
