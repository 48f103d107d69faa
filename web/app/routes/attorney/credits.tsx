import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { CreditsPage } from "~/features/credit/credits-page";
import { buyCredits, loadCredits } from "~/features/credit/credits.server";

export const meta = () => screenHead("Credits", "Your credits, and every movement.");

export const loader = loadCredits;
export const action = buyCredits;

export default function Credits() {
  return (
    <CreditsPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
  );
}
