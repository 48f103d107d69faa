import { ErrorSummary } from "~/components/ui/error-summary";
import { TextLink } from "~/components/ui/link";

import type { UserRefusal } from "./users.server";

/** Why nothing was done, and the way to prove who one is where that is what is missing. */
export function RefusalSummary({ refusal }: { refusal: UserRefusal | null }) {
  if (!refusal) return null;
  const lines = Object.entries(refusal.fields).flatMap(([field, list]) => list.map((text) => ({ field, text })));
  const text = refusal.stepUp ? "Nothing was done yet: what staff do to accounts needs a proof that is at most ten minutes old." : "Nothing was done.";
  return (
    <ErrorSummary key={refusal.attempt} title={refusal.text} errors={lines.length > 0 ? lines : [{ text }]}>
      {refusal.stepUp ? (
        <p className="mt-1">
          <TextLink href={refusal.stepUp}>Confirm that it is you</TextLink>
        </p>
      ) : null}
    </ErrorSummary>
  );
}
