import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { actOnAsk, loadAsk } from "~/features/availability/ask.server";
import { AskScreen } from "~/features/availability/ask-screen";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const loader = loadAsk;
export const action = actOnAsk;
export const clientAction = sendForm;

export const meta = () => screenHead("Ask several experts", "One question to up to five experts.");

export default function AskSeveral() {
  return (
    <AskScreen loaded={useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
  );
}
