import { TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import { paths } from "~/lib/paths";

import { claimProblemWords, type ClaimProblem } from "./claim-problem";

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
        , or continue here to start a new profile. Our team reviews it before it's public.
      </p>
    </Note>
  );
}
