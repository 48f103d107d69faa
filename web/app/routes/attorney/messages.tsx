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

export const loader = (args: LoaderFunctionArgs) => loadMessages(args, "attorney");
export const action = (args: ActionFunctionArgs) => actOnMessages(args, "attorney");
export const clientAction = sendForm;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  screenHead(
    data?.thread?.person.name ?? data?.start?.person.name ?? "Messages",
    "What you and experts write to each other.",
  );

export default function AttorneyMessages() {
  return (
    <MessagesPage
      loaded={useLoaderData<typeof loader>()}
      result={useActionData<typeof action>() as MessageResult | undefined}
    />
  );
}
