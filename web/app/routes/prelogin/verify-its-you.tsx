import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { unlistedHead } from "~/components/content/head";
import { CandidateList } from "~/features/claim/candidate-list";
import { ClaimLayout } from "~/features/claim/claim-layout";
import { loadCandidates, loadProfile, wantedIn } from "~/features/claim/claim.server";
import { useChosenProfile } from "~/features/claim/use-chosen-profile";
import { VerifyCard } from "~/features/claim/verify-card";
import { paths } from "~/lib/paths";

export const handle = { guard: "table" };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedHead(
    data?.found.profile.name ?? "Is this you?",
    "Which profile it is, and by which contacts it can be proved.",
  );

export async function loader(args: LoaderFunctionArgs) {
  const wanted = wantedIn(args.request);
  const [found, candidates] = await Promise.all([
    loadProfile(args, args.params.id ?? ""),
    loadCandidates(args, wanted),
  ]);
  return { wanted, found, candidates };
}

export default function VerifyItsYou() {
  const { wanted, found, candidates } = useLoaderData<typeof loader>();
  const kept = { q: wanted.q, page: wanted.page > 1 ? wanted.page : null };
  useChosenProfile(found.profile, null);
  return (
    <ClaimLayout
      words={wanted.q}
      list={
        candidates ? (
          <CandidateList candidates={candidates} wanted={wanted} chosen={found.profile.expert_id} />
        ) : null
      }
      card={<VerifyCard found={found} kept={kept} back={paths.searchResults(kept)} />}
    />
  );
}
