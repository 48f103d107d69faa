import { useActionData, useLoaderData } from "@remix-run/react";

import { unlistedHead } from "~/components/content/head";
import { actOnLink, loadLink } from "~/features/availability/asked.server";
import { LinkScreen } from "~/features/availability/link-screen";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta = () => unlistedHead("Are you available?", "Answer an attorney’s request.");

// The URL has a secret, so hide it from other sites.
export const headers = () => ({
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "private, no-store",
});

export const loader = loadLink;
export const action = actOnLink;
export const clientAction = sendForm;

export default function AvailabilityLink() {
  return (
    <LinkScreen loaded={useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
  );
}
