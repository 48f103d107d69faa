import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Button } from "~/components/ui/button";
import { DateText } from "~/components/ui/date";
import { Note } from "~/components/ui/note";
import { SettingsSection } from "../settings-section";
import type { Schema } from "~/lib/api-types";
import { resultFor, type FormResult } from "~/lib/form/form-result";

const partWords: Record<string, string> = {
  claims: "Claims",
  audit: "The audit log",
  profile: "Your profile",
};

export function DeletionSection({
  exports,
  result,
}: {
  exports: Schema<"DataExports">;
  result: FormResult | null | undefined;
}) {
  const pending = useSending()?.get("do");
  const own = resultFor(result, "delete", "keep");
  return (
    <SettingsSection title="Delete your account">
      {own ? (
        <Note tone="warning" role="alert" className="mb-3">
          {own.message}
        </Note>
      ) : null}
      {exports.leaving_at ? (
        <>
          <Note tone="warning" title="Your account will be deleted">
            It happens on <DateText at={exports.leaving_at} />. Until then nothing changes.
          </Note>
          <PostForm className="mt-3">
            <Button
              type="submit"
              name="do"
              value="keep"
              variant="primary"
              pending={pending === "keep"}
            >
              Keep my account
            </Button>
          </PostForm>
        </>
      ) : (
        <>
          <p className="text-muted">
            Your account stays for {exports.grace_days} more days. Until then, you can sign in and
            choose “Keep my account” here. After that, we delete your account, your profile, what
            you sent us, and where you were signed in. This can’t be undone. We keep:
          </p>
          <ul className="mt-2 mb-4 list-disc pl-5 text-muted">
            {(exports.kept ?? []).map(({ part, text }) => (
              <li key={part} className="mt-1">
                <span className="text-ink">{partWords[part] ?? part}:</span> {text}
              </li>
            ))}
          </ul>
          <PostForm>
            <Button
              type="submit"
              name="do"
              value="delete"
              variant="danger"
              pending={pending === "delete"}
            >
              Delete my account
            </Button>
          </PostForm>
        </>
      )}
    </SettingsSection>
  );
}
