import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { ClaimPage } from "~/features/claim/desk/claim-page";
import { decideClaim, loadClaim } from "~/features/claim/desk/claim.server";

export const handle = { guard: "table" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.dossier.claim.expert_name || "Claim"} | Peritus` },
  { name: "description", content: "A claim, what there is to show for it, and the decision." },
];

export function loader(args: LoaderFunctionArgs) {
  return loadClaim(args);
}

export function action(args: ActionFunctionArgs) {
  return decideClaim(args);
}

export default function Claim() {
  const { dossier, now } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>() ?? null;
  return <ClaimPage key={dossier.claim.id} dossier={dossier} now={now} refusal={refusal} />;
}
