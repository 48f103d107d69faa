import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { ClaimPage } from "~/features/claim/desk/claim-page";
import { decideClaim, loadClaim } from "~/features/claim/desk/claim.server";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.dossier.claim.expert_name || "Claim"} | Peritus` },
  { name: "description", content: "A claim, its evidence, and the decision." },
];

export function loader(args: LoaderFunctionArgs) {
  return loadClaim(args);
}

export function action(args: ActionFunctionArgs) {
  return decideClaim(args);
}

export const clientAction = sendForm;

export default function Claim() {
  const { dossier, now } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return <ClaimPage key={dossier.claim.id} dossier={dossier} now={now} result={result} />;
}
