import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { unlistedHead } from "~/components/content/head";
import { Note } from "~/components/ui/note";
import { CandidateList } from "~/features/claim/candidate-list";
import { ClaimLayout } from "~/features/claim/claim-layout";
import { loadCandidates, wantedIn } from "~/features/claim/claim.server";

export const handle = { guard: "table" };

export const meta = () =>
  unlistedHead(
    "Your record may already be here",
    "Look for the profile that was prepared of you, by your name or your institution.",
  );

export async function loader(args: LoaderFunctionArgs) {
  const wanted = wantedIn(args.request);
  return { wanted, candidates: await loadCandidates(args, wanted) };
}

export default function SearchResults() {
  const { wanted, candidates } = useLoaderData<typeof loader>();
  const list = candidates ? (
    <CandidateList candidates={candidates} wanted={wanted} />
  ) : wanted.q.trim() === "" ? null : (
    <Note tone="warning">Too many searches. Wait a few minutes, then try again.</Note>
  );
  return <ClaimLayout words={wanted.q} list={list} />;
}
