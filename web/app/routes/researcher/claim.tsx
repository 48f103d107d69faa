import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { ClaimPage } from "~/features/claim/desk/claim-page";
import { decideClaim, loadClaim } from "~/features/claim/desk/claim.server";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  screenHead(
    data?.dossier.claim.expert_name || "Claim",
    "A claim, its evidence, and the decision.",
  );

export const loader = loadClaim;
export const action = decideClaim;
export const clientAction = sendForm;

export default function Claim() {
  const { dossier, now } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return <ClaimPage key={dossier.claim.id} dossier={dossier} now={now} result={result} />;
}
