import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { RequestPage } from "~/features/inquiry/desk/request-page";
import { actOnRequest, loadRequest } from "~/features/inquiry/desk/request.server";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.inquiry.subject ?? "Request"} | Peritus` },
  { name: "description", content: "A request and its history." },
];

export function loader(args: LoaderFunctionArgs) {
  return loadRequest(args);
}

export function action(args: ActionFunctionArgs) {
  return actOnRequest(args);
}

export const clientAction = sendForm;

export default function Request() {
  const request = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return <RequestPage key={request.inquiry.id} request={request} result={result} />;
}
