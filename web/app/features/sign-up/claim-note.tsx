import { TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import { paths } from "~/lib/paths";

import { claimProblemWords, type ClaimProblem } from "./claim-problem";

/** That a claim is of no use here, and the ways on: to it or to another, or on with a new profile. */
export function ClaimNote({ problem, className }: { problem: ClaimProblem; className?: string }) {
  const { title, text } = claimProblemWords(problem);
  return (
    <Note tone="warning" role="status" title={title} className={className}>
      <p>
        {text}{" "}
        {problem.reason === "used" ? <TextLink href={paths.signIn()}>Sign in</TextLink> : null}
        {problem.reason === "unproved" || problem.reason === "with-staff" ? (
          <TextLink href={paths.verificationMode({ claim: problem.claim })}>View status</TextLink>
        ) : null}
      </p>
      <p className="mt-1.5">
        <TextLink href={paths.searchResults({ q: problem.name })}>
          Search for your profile again
        </TextLink>
        , or go on here: then you begin a new profile, which our staff read before anybody finds it.
      </p>
    </Note>
  );
}
