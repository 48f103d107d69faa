import { Mail, MessageSquare } from "lucide-react";

import { Avatar } from "~/components/ui/picture/avatar";
import { LinkButton } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import type { Schema } from "~/lib/api-types";
import { paths, type PathQuery } from "~/lib/paths";

import { placeLine } from "./candidate-line";
import { StepCard } from "./claim-layout";
import { SignedInNote } from "./signed-in-note";

type VerifyCardProps = {
  found: Schema<"ClaimProfile">;
  kept: Record<string, string | number | null>;
  back: string;
};

export function VerifyCard({
  found: { profile, email_hint, phone_hint },
  kept,
  back,
}: VerifyCardProps) {
  const next: PathQuery = { id: profile.expert_id, ...kept };
  return (
    <StepCard step="Step 1 of 3" title="Is this you?">
      <div className="mt-4 flex items-center gap-4">
        <Avatar name={profile.name} size={56} />
        <div className="min-w-0">
          <p dir="auto" className="font-serif text-20 font-semibold">
            {profile.name}
          </p>
          <p dir="auto">{profile.headline}</p>
          <p dir="auto" className="text-13 text-muted">
            {placeLine(profile)}
          </p>
        </div>
      </div>
      {profile.claimed ? (
        <Note tone="warning" className="mt-4" title="Someone has claimed this profile">
          If it’s yours, dispute the claim with a document. Our team will decide and email both of
          you. Nothing changes until then.
        </Note>
      ) : (
        <>
          <p className="mt-5 border-t border-line pt-4">
            {email_hint || phone_hint
              ? "We’ll send a code to a contact on file:"
              : "There is no contact on file. Send a document for our team to review."}
          </p>
          <ul className="mt-2 grid gap-1.5">
            {email_hint ? (
              <Hint
                icon={<Mail className="size-[18px] text-muted" />}
                text={email_hint}
                label="Email"
              />
            ) : null}
            {phone_hint ? (
              <Hint
                icon={<MessageSquare className="size-[18px] text-muted" />}
                text={phone_hint}
                label="Phone"
              />
            ) : null}
          </ul>
        </>
      )}
      <SignedInNote />
      <div className="mt-6 grid gap-2.5">
        <LinkButton href={paths.verificationMode(next)} variant="primary" full>
          {profile.claimed ? "Dispute the claim" : "Yes, verify it’s me"}
        </LinkButton>
        <LinkButton href={back} variant="quiet" full>
          No, back to the results
        </LinkButton>
      </div>
      {profile.claimed ? null : (
        <p className="mt-4 text-13 text-muted">
          You do not want to be here at all?{" "}
          <TextLink href={paths.verificationMode({ ...next, for: "removal" })}>
            Have the profile removed
          </TextLink>
          , without an account.
        </p>
      )}
    </StepCard>
  );
}

function Hint({ icon, text, label }: { icon: React.ReactNode; text: string; label: string }) {
  return (
    <li className="flex items-center gap-2.5">
      {icon}
      <span className="sr-only">{label}, hidden but for</span>
      <span className="tnum wrap-anywhere">{text}</span>
    </li>
  );
}
