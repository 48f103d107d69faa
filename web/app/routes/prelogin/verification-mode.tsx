import { useActionData, useLoaderData, useLocation, useSearchParams } from "@remix-run/react";

import { unlistedHead } from "~/components/content/head";
import { useHydrated } from "~/components/ui/hydrated";
import { CandidateList } from "~/features/claim/candidate-list";
import { ClaimLayout } from "~/features/claim/claim-layout";
import { CodeCard } from "~/features/claim/code-card";
import { AttachCard, DocumentCard } from "~/features/claim/document-card";
import { ModeCard } from "~/features/claim/mode-card";
import { actOnMode, loadMode } from "~/features/claim/mode.server";
import { isModeResult, type ModeResult } from "~/features/claim/send-document";
import { ClaimStatusCard, ResumeCard } from "~/features/claim/claim-status-card";
import { useChosenProfile } from "~/features/claim/use-chosen-profile";
import { sendForm } from "~/lib/form/send-form";
import { paths } from "~/lib/paths";

export const handle = { guard: "table" };

export const meta = () =>
  unlistedHead(
    "Verify your identity",
    "Verify with a code to a contact on file, or send a document.",
  );

// The URL has a secret, so hide it from other sites.
export const headers = () => ({ "Referrer-Policy": "strict-origin" });

export const loader = loadMode;
export const action = actOnMode;
export const clientAction = sendForm;

export default function VerificationMode() {
  const { wanted, candidates, claim, found, now, resume, byDocument } =
    useLoaderData<typeof loader>();
  const hydrated = useHydrated();
  const { state } = useLocation();
  // History state is unknown to the server.
  const kept: unknown = hydrated ? (state as { result?: unknown } | null)?.result : null;
  const sent: ModeResult | undefined = useActionData<typeof action>();
  const result = sent ?? (isModeResult(kept) ? kept : null);
  const [query] = useSearchParams();
  const profile = claim?.profile ?? found?.profile ?? null;
  useChosenProfile(
    claim?.purpose === "removal" || wanted.purpose === "removal" ? null : profile,
    claim?.id ?? null,
  );
  const list = { q: wanted.q, page: wanted.page > 1 ? wanted.page : null };
  const ways = paths.verificationMode({
    id: claim?.expert_id ?? query.get("id"),
    ...list,
    for: (claim?.purpose ?? wanted.purpose) === "removal" ? "removal" : null,
  });

  function card() {
    if (result?.begun && claim === null) return <AttachCard claim={result.begun} result={result} />;
    if (resume) return <ResumeCard problem={result?.message ?? null} />;
    if (claim?.code)
      return <CodeCard claim={claim} code={claim.code} now={now} result={result} otherWay={ways} />;
    if (
      claim &&
      claim.mode === "document" &&
      claim.documents.length === 0 &&
      (claim.state === "pending" || claim.state === "disputed")
    )
      return <AttachCard claim={claim} result={result} />;
    if (claim) return <ClaimStatusCard claim={claim} again={ways} />;
    if (found && byDocument)
      return (
        <DocumentCard
          profile={found.profile}
          purpose={wanted.purpose}
          result={result}
          otherWay={ways}
        />
      );
    return found ? <ModeCard found={found} purpose={wanted.purpose} result={result} /> : null;
  }

  return (
    <ClaimLayout
      words={wanted.q}
      list={
        candidates ? (
          <CandidateList candidates={candidates} wanted={wanted} chosen={profile?.expert_id} />
        ) : null
      }
      card={card()}
    />
  );
}
