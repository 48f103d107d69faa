import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { WaitUntil } from "~/components/form/wait-until";
import { Button } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import type { Schema } from "~/lib/api-types";
import type { FormResult } from "~/lib/form/form-result";
import { DeclaredField } from "~/components/form/declared-field";
import { FormProblems } from "~/components/form/form-problems";
import { claimCodeForm } from "~/lib/form/declared/claim-code.gen";

import { StepCard } from "./claim-layout";

type CodeCardProps = {
  claim: Schema<"ClaimView">;
  code: Schema<"ClaimCode">;
  now: string;
  result: FormResult | null | undefined;
  otherWay: string;
};

export function CodeCard({ claim, code, now, result, otherWay }: CodeCardProps) {
  const removal = claim.purpose === "removal";
  const byMail = claim.mode === "email";
  const pending = useSending()?.get("do");
  const problem = result?.errors.code;
  return (
    <StepCard
      step={removal ? "Removal, step 2 of 2" : "Step 2 of 3"}
      title={byMail ? "Check your email" : "Check your phone"}
    >
      <p className="mt-1.5 text-muted">
        We sent six digits to{" "}
        <strong className="tnum font-semibold wrap-anywhere text-ink">{claim.hint}</strong>. They
        work for 10 minutes, in this browser only.
      </p>
      <PostForm noValidate className="mt-5" aria-label="Code">
        <input type="hidden" name="do" value="code" />
        <div className="empty:hidden [&>*]:mb-4">
          {problem ? null : <FormProblems result={result} form={claimCodeForm} />}
        </div>
        <DeclaredField
          field={claimCodeForm.code}
          problems={result?.errors}
          label="Code"
          hideLabel
          hint={problem ? undefined : "You can paste the full code."}
          attempt={result?.attempt}
          arrives
          submits={!removal}
        />
        {removal ? (
          <Note tone="warning" className="mt-4">
            The right code deletes the profile at once, with its history. It cannot be undone.
          </Note>
        ) : null}
        <Button
          type="submit"
          variant={removal ? "danger" : "primary"}
          full
          pending={pending === "code"}
          className="mt-4"
        >
          {removal ? "Remove the profile" : "Confirm it's me"}
        </Button>
      </PostForm>
      <div className="mt-6 border-t border-line pt-4">
        {code.sends_left > 0 ? (
          <WaitUntil at={code.resend_at} now={now} what="New code">
            <PostForm
              className="flex flex-wrap items-center justify-between gap-2"
              aria-label="Another code"
            >
              <input type="hidden" name="do" value="resend" />
              <span>{code.alive ? "Didn’t get a code?" : "The code no longer works."}</span>
              <Button type="submit" size="sm" pending={pending === "resend"}>
                Send a new code
              </Button>
            </PostForm>
          </WaitUntil>
        ) : (
          <p>No more codes this hour.</p>
        )}
        <p className="mt-1.5 text-13 text-muted">
          {code.sends_left > 0
            ? `A new code cancels this one. ${code.sends_left} more this hour. `
            : ""}
          {byMail ? "Look in spam for “Peritus code”, or " : "Or "}
          <TextLink href={otherWay}>choose another way</TextLink>.
        </p>
      </div>
    </StepCard>
  );
}
