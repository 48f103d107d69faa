import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { FormProblems } from "~/components/form/form-problems";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { DateText } from "~/components/ui/date";
import { Anchor, TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import type { Schema } from "~/lib/api-types";
import { type FormResult } from "~/lib/form/form-result";
import { paths } from "~/lib/paths";
import { DeclaredField } from "~/components/form/declared-field";
import { claimDecisionForm } from "~/lib/form/declared/claim-decision.gen";

import { Documents, History, Notices } from "./claim-evidence";
import { FactsTable } from "./facts-table";
import { modeWords, purposeWords, stateWords } from "./words";

type ClaimPageProps = {
  dossier: Schema<"ClaimDossier">;
  now: string;
  result: FormResult | null | undefined;
};

export function ClaimPage({ dossier, now, result }: ClaimPageProps) {
  const { claim } = dossier;
  return (
    <div className="mx-auto max-w-page px-4 pt-5 pb-16 md:px-6">
      <Anchor href={paths.claims()} className="text-13 text-accent no-underline hover:underline">
        ← Claims
      </Anchor>
      <header className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-25">{claim.expert_name || "A removed profile"}</h1>
        <Badge tone={stateWords[claim.state].tone}>{stateWords[claim.state].label}</Badge>
      </header>
      <p className="mt-1 text-muted">
        {purposeWords[claim.purpose]} <span className="tnum">{claim.reference}</span>,{" "}
        {modeWords[claim.mode].toLowerCase()}
        {dossier.hint === "" ? null : <span className="tnum">, {dossier.hint}</span>}, begun{" "}
        <DateText at={claim.created_at} style="time" />
      </p>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <div className="grid min-w-0 gap-8">
          <ClaimStatus dossier={dossier} now={now} />
          <section aria-labelledby="side-by-side">
            <h2 id="side-by-side" className="mb-2 text-20">
              Side by side
            </h2>
            <FactsTable facts={dossier.facts} owner={dossier.owner} />
            {claim.expert_name ? (
              <p className="mt-2.5">
                <TextLink href={paths.expert(dossier.expert_id)}>Read the whole profile</TextLink>
              </p>
            ) : null}
          </section>
          {dossier.note === "" ? null : (
            <section aria-labelledby="note">
              <h2 id="note" className="text-17">
                What the claimant wrote
              </h2>
              <p
                dir="auto"
                className="mt-1.5 border-l-2 border-line-2 pl-3 break-words whitespace-pre-wrap"
              >
                {dossier.note}
              </p>
            </section>
          )}
          <Decision dossier={dossier} result={result} />
        </div>
        <aside className="grid gap-7">
          <Documents claimId={claim.id} documents={dossier.documents} />
          <Notices notices={dossier.notices} />
          {dossier.others.length === 0 ? null : <Others claims={dossier.others} />}
          <History steps={dossier.steps} />
        </aside>
      </div>
    </div>
  );
}

function ClaimStatus({
  dossier: { claim, contest_till, proof_until, reason },
  now,
}: {
  dossier: Schema<"ClaimDossier">;
  now: string;
}) {
  if (claim.state === "disputed") {
    return (
      <Note tone="danger" title="Disputed">
        {claim.taken
          ? "A contact on file objected. The profile’s contact details stay locked until you decide."
          : "Someone already owns the profile, or a contact on file objected. Nothing changes until you decide."}
      </Note>
    );
  }
  if (claim.state === "verified" && claim.taken && contest_till) {
    return now < contest_till ? (
      <Note tone="accent">
        The profile was claimed. Its contacts can object until{" "}
        <DateText at={contest_till} style="time" />. Contact details stay locked until then.
      </Note>
    ) : null;
  }
  if (claim.state === "verified" && proof_until) {
    return (
      <Note tone="accent">
        The verification hasn’t been used yet. It expires on{" "}
        <DateText at={proof_until} style="time" />.
      </Note>
    );
  }
  if (claim.state === "pending" && !claim.waits) {
    return (
      <Note>
        {claim.mode === "document"
          ? "No document has been sent yet, so there is nothing to verify."
          : "A code was sent and hasn’t been entered yet. No decision is needed."}
      </Note>
    );
  }
  return reason === "" ? null : (
    <Note title="Reason sent">
      <span className="whitespace-pre-wrap">{reason}</span>
    </Note>
  );
}

function Decision({
  dossier,
  result,
}: {
  dossier: Schema<"ClaimDossier">;
  result: FormResult | null | undefined;
}) {
  const pending = useSending()?.get("do");
  const { claim, owner } = dossier;
  if (claim.state !== "disputed" && !(claim.state === "pending")) return null;
  return (
    <section aria-labelledby="decision">
      <h2 id="decision" className="mb-3 text-20">
        Decide
      </h2>
      <PostForm noValidate className="grid gap-3" aria-label="Decide">
        <FormProblems result={result} labels={{ reason: "Reason" }} />
        <input type="hidden" name="version" value={claim.version} />
        <DeclaredField
          key={claim.version}
          field={claimDecisionForm.reason}
          values={result?.values}
          problems={result?.errors}
        />
        <p className="text-13 text-muted">{consequence(claim, owner)}</p>
        <div className="flex flex-wrap gap-2">
          {claim.waits ? (
            <Button
              type="submit"
              variant="primary"
              name="do"
              value="verify"
              pending={pending === "verify"}
            >
              {claim.purpose === "removal" ? "Remove the profile" : "Verify"}
            </Button>
          ) : null}
          <Button
            type="submit"
            variant="danger"
            name="do"
            value="reject"
            pending={pending === "reject"}
          >
            Reject
          </Button>
        </div>
      </PostForm>
    </section>
  );
}

function consequence(claim: Schema<"ClaimRow">, owner: Schema<"ClaimPerson"> | null): string {
  if (claim.purpose === "removal")
    return "Removing deletes the profile and its history. You can’t undo this. The documents are deleted either way.";
  if (claim.taken)
    return "Verify to leave the profile with the claimant. Reject to make it unclaimed. The documents are deleted either way.";
  if (owner)
    return `Verify to take the profile from ${owner.name} and reserve it for the claimant. Reject to leave it as is. The documents are deleted either way.`;
  return "Verify to send the claimant a sign-up link. The documents are deleted either way.";
}

function Others({ claims }: { claims: readonly Schema<"ClaimRow">[] }) {
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="border-b border-ink pb-2 text-17">
        Other claims of it
      </h2>
      <ul>
        {claims.map((claim) => (
          <li
            key={claim.id}
            className="flex items-center justify-between gap-3 border-b border-line py-2.5"
          >
            <TextLink href={paths.claim(claim.id)} className="tnum">
              {claim.reference}
            </TextLink>
            <Badge tone={stateWords[claim.state].tone}>{stateWords[claim.state].label}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
