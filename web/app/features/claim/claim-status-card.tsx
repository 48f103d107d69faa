import { Form, useNavigation } from "@remix-run/react";

import { Button, LinkButton } from "~/components/ui/button";
import { DateText } from "~/components/ui/date";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

import { StepCard } from "./claim-layout";
import { SignedInNote } from "./signed-in-note";

export type ClaimStatusCardProps = { claim: Schema<"ClaimView">; again: string };

/** The status of a claim that needs nothing from the claimant right now, or is verified. */
export function ClaimStatusCard({ claim, again }: ClaimStatusCardProps) {
  if (claim.purpose === "removal" && claim.state === "verified") {
    return (
      <StepCard title="The profile is removed">
        <p className="mt-2">
          With its whole history, and nobody finds it any more. We keep that a profile was removed,
          on which day and by which proof, and nothing that names you.
        </p>
        <LinkButton href={paths.home()} full className="mt-5">
          Go to home
        </LinkButton>
      </StepCard>
    );
  }
  if (claim.state === "verified" && !claim.taken) {
    return (
      <StepCard step="Step 3 of 3" title="It is you">
        <p className="mt-2">
          Sign up, and the profile of{" "}
          <strong dir="auto" className="font-semibold">
            {claim.profile?.name}
          </strong>{" "}
          is yours.
          {claim.proof_until ? (
            <>
              {" "}
              The proof is good once, in this browser, until{" "}
              <DateText at={claim.proof_until} style="time" />.
            </>
          ) : null}
        </p>
        <SignedInNote />
        <LinkButton
          href={paths.expertSignUp({ claim: claim.id })}
          variant="primary"
          full
          className="mt-5"
        >
          Sign up
        </LinkButton>
      </StepCard>
    );
  }
  if (claim.waits) {
    return (
      <StepCard title={claim.state === "disputed" ? "Our staff look into it" : "Our staff read it"}>
        <p className="mt-2">
          Your claim is <span className="tnum font-semibold">{claim.reference}</span>.{" "}
          {claim.contact ? (
            <>
              We write to <span className="wrap-anywhere">{claim.contact}</span>, usually within 1
              to 2 days.
            </>
          ) : (
            "We decide within 1 to 2 days. Look at this page again, in this browser."
          )}
        </p>
        {claim.state === "disputed" ? (
          <p className="mt-2 text-muted">
            Somebody else has the profile, or a contact on file objects. Nothing changes until we
            have decided.
          </p>
        ) : null}
        {claim.documents.length > 0 ? (
          <ul className="mt-3 border-t border-line pt-3 text-13 text-muted">
            {claim.documents.map(({ name, size }) => (
              <li key={`${name} ${size}`} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        ) : null}
      </StepCard>
    );
  }
  return (
    <StepCard title={claim.taken ? "The profile is claimed" : "This claim has ended"}>
      <p className="mt-2">{endedText(claim)}</p>
      {claim.reason === "" ? null : (
        <p dir="auto" className="mt-2 border-l-2 border-line-2 pl-3 whitespace-pre-wrap">
          {claim.reason}
        </p>
      )}
      <LinkButton href={claim.taken ? paths.signIn() : again} full className="mt-5">
        {claim.taken ? "Sign in" : "Begin again"}
      </LinkButton>
    </StepCard>
  );
}

function endedText(claim: Schema<"ClaimView">): string {
  if (claim.taken && claim.state === "verified")
    return "The proof has been used. Sign in to keep the profile.";
  if (claim.state === "rejected") return "We couldn't verify it.";
  return "Nothing came in time, or the proof was not used.";
}

/** The link of a decision: going on in this browser is a press of its own, since reading changes nothing. */
export function ResumeCard({ problem }: { problem: string | null }) {
  const { state } = useNavigation();
  return (
    <StepCard
      step="Step 3 of 3"
      title={problem === null ? "The profile waits for you" : "This link is no longer good"}
    >
      <p role={problem === null ? undefined : "alert"} className="mt-2">
        {problem ??
          "Our staff have read what you sent. Go on in this browser to sign up; the link works once."}
      </p>
      {problem === null ? (
        <Form method="post" className="mt-5">
          <input type="hidden" name="do" value="resume" />
          <Button type="submit" variant="primary" full pending={state !== "idle"}>
            Go on in this browser
          </Button>
        </Form>
      ) : (
        <LinkButton href={paths.searchResults()} full className="mt-5">
          Begin again
        </LinkButton>
      )}
    </StepCard>
  );
}
