import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";

import { filterQuery } from "~/features/claim/desk/claim-filter";
import { ClaimQueue } from "~/features/claim/desk/claim-queue";
import { ClaimsFrame, deskTabOf } from "~/features/claim/desk/claims-frame";
import { decideNewProfile, loadDesk } from "~/features/claim/desk/desk.server";
import { NewProfiles } from "~/features/claim/desk/new-profiles";
import type { Shortcut } from "~/features/shell/shortcuts-dialog";

const shortcuts: Shortcut[] = [
  { keys: ["j"], does: "Next claim" },
  { keys: ["k"], does: "Claim before" },
  { keys: ["Enter"], does: "Open the claim" },
];

export const handle = { guard: "table", shortcuts };

export const meta: MetaFunction = () => [{ title: "Claims | Peritus" }, { name: "description", content: "Who says to be whom, and waits for staff." }];

export async function loader(args: LoaderFunctionArgs) {
  const tab = deskTabOf(new URL(args.request.url).searchParams);
  return { tab, ...(await loadDesk(args, tab)) };
}

export async function action(args: ActionFunctionArgs) {
  return decideNewProfile(args, await args.request.formData());
}

export default function Claims() {
  const { tab, queue, profiles, now } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>() ?? null;
  const [query] = useSearchParams();
  return (
    <ClaimsFrame tab={tab} waiting={{ claims: queue.waiting, profiles: profiles.count }}>
      {tab === "profiles" ? <NewProfiles list={profiles} now={now} refusal={refusal} /> : <ClaimQueue queue={queue} query={filterQuery(query)} now={now} />}
    </ClaimsFrame>
  );
}
