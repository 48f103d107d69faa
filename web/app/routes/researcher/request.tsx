import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { RequestPage } from "~/features/inquiry/desk/request-page";
import { actOnRequest, loadRequest } from "~/features/inquiry/desk/request.server";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  screenHead(data?.inquiry.subject ?? "Request", "A request and its history.");

export const loader = loadRequest;
export const action = actOnRequest;
export const clientAction = sendForm;

export default function Request() {
  const request = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return <RequestPage key={request.inquiry.id} request={request} result={result} />;
}
