import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Button, LinkButton } from "~/components/ui/button";
import { DateText } from "~/components/ui/date";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

import { StepCard } from "./claim-layout";
import { SignedInNote } from "./signed-in-note";

type ClaimStatusCardProps = { claim: Schema<"ClaimView">; again: string };

/** A claim that needs nothing from the claimant. */
export function ClaimStatusCard({ claim, again }: ClaimStatusCardProps) {
  if (claim.purpose === "removal" && claim.state === "verified") {
    return (
      <StepCard title="Profile removed">
        <p className="mt-2">
          The profile and its history are deleted. We keep only the date and how the request was
          verified, and nothing that names you.
        </p>
        <LinkButton href={paths.home()} full className="mt-5">
          Go to home
        </LinkButton>
      </StepCard>
    );
  }
  if (claim.state === "verified" && !claim.taken) {
    return (
      <StepCard step="Step 3 of 3" title="You’re verified">
        <p className="mt-2">
          Sign up, and the profile of{" "}
          <strong dir="auto" className="font-semibold">
            {claim.profile?.name}
          </strong>{" "}
          is yours.
          {claim.proof_until ? (
            <>
              {" "}
              Verification works once, in this browser, until{" "}
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
      <StepCard title={claim.state === "disputed" ? "We’re reviewing the dispute" : "Under review"}>
        <p className="mt-2">
          Your claim is <span className="tnum font-semibold">{claim.reference}</span>.{" "}
          {claim.contact ? (
            <>
              We’ll email <span className="wrap-anywhere">{claim.contact}</span>, usually within 1
              to 2 days.
            </>
          ) : (
            "We’ll decide within 1 to 2 days. Check this page again in this browser."
          )}
        </p>
        {claim.state === "disputed" ? (
          <p className="mt-2 text-muted">
            Someone else owns the profile, or a contact on file objected. Nothing changes until we
            decide.
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
    <StepCard title={claim.taken ? "Profile claimed" : "This claim has ended"}>
      <p className="mt-2">{endedText(claim)}</p>
      {claim.reason === "" ? null : (
        <p dir="auto" className="mt-2 border-l-2 border-line-2 pl-3 whitespace-pre-wrap">
          {claim.reason}
        </p>
      )}
      <LinkButton href={claim.taken ? paths.signIn() : again} full className="mt-5">
        {claim.taken ? "Sign in" : "Start again"}
      </LinkButton>
    </StepCard>
  );
}

function endedText(claim: Schema<"ClaimView">): string {
  if (claim.taken && claim.state === "verified")
    return "This verification was already used. Sign in to manage the profile.";
  if (claim.state === "rejected") return "We couldn't verify it.";
  return "The claim expired before it was completed.";
}

/** From an emailed decision. Continuing needs a button, since opening a page changes nothing. */
export function ResumeCard({ problem }: { problem: string | null }) {
  const sending = useSending();
  return (
    <StepCard
      step="Step 3 of 3"
      title={problem === null ? "Your profile is ready" : "This link doesn’t work"}
    >
      <p role={problem === null ? undefined : "alert"} className="mt-2">
        {problem ??
          "We reviewed what you sent. Continue in this browser to sign up. The link works once."}
      </p>
      {problem === null ? (
        <PostForm className="mt-5">
          <input type="hidden" name="do" value="resume" />
          <Button type="submit" variant="primary" full pending={sending !== null}>
            Continue in this browser
          </Button>
        </PostForm>
      ) : (
        <LinkButton href={paths.searchResults()} full className="mt-5">
          Start again
        </LinkButton>
      )}
    </StepCard>
  );
}
