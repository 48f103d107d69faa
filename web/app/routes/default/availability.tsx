import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { actOnAsked, loadAsked } from "~/features/availability/asked.server";
import { AskedScreen } from "~/features/availability/asked-screen";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const loader = loadAsked;
export const action = actOnAsked;
export const clientAction = sendForm;

export const meta = () =>
  screenHead("Availability requests", "Attorneys who ask whether you’re available.");

export default function Asked() {
  return (
    <AskedScreen loaded={useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
  );
}
