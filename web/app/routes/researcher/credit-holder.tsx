import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { actOnHolder, loadHolder } from "~/features/credit/credits.server";
import { HolderPage } from "~/features/credit/holder-page";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  screenHead(`Credits of ${data?.holder.name ?? "an attorney"}`, "An attorney’s credits.");

export const loader = loadHolder;
export const action = actOnHolder;
export const clientAction = sendForm;

export default function CreditHolder() {
  return <HolderPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />;
}
