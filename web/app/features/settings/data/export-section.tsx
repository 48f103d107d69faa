import { useRevalidator } from "@remix-run/react";
import { Download } from "lucide-react";
import { useEffect } from "react";

import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Button, buttonClass } from "~/components/ui/button";
import { DateText } from "~/components/ui/date";
import { Note } from "~/components/ui/note";
import { Progress } from "~/components/ui/figure/progress";
import { SettingsRow, SettingsSection } from "../settings-section";
import type { Schema } from "~/lib/api-types";
import type { FormResult } from "~/lib/form/form-result";
import { sizeText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

/** Milliseconds. */
const lookAgainMs = 1500;

export function ExportSection({
  exports,
  result,
}: {
  exports: readonly Schema<"DataExport">[];
  result: FormResult | null | undefined;
}) {
  const sending = useSending();
  const busy = exports.some((one) => one.state === "waiting" || one.state === "working");
  useLookAgain(busy);
  return (
    <SettingsSection title="A copy of your data">
      <p className="mb-3 text-muted">
        A ZIP file of all the data we hold about you, with the documents you sent us. We'll email
        you when it's ready. Only you can download it, for seven days.
      </p>
      {result?.form === "export" ? (
        <Note tone="warning" role="alert" className="mb-3">
          {result.message}
        </Note>
      ) : null}
      <PostForm>
        <Button
          type="submit"
          name="do"
          value="export"
          disabled={busy}
          pending={sending?.get("do") === "export"}
        >
          Request a copy
        </Button>
      </PostForm>
      {exports.length > 0 ? (
        <ul className="mt-3" aria-live="polite">
          {exports.map((one) => (
            <ExportRow key={one.id} one={one} />
          ))}
        </ul>
      ) : null}
    </SettingsSection>
  );
}

function ExportRow({ one }: { one: Schema<"DataExport"> }) {
  const asked = (
    <>
      Requested <DateText at={one.created_at} style="time" />
    </>
  );
  if (one.state === "ready") {
    return (
      <SettingsRow
        title={asked}
        detail={
          <>
            {sizeText(one.size)}, until <DateText at={one.expires_at} />
          </>
        }
        action={
          <a href={paths.dataExport(one.id)} download className={buttonClass({ size: "sm" })}>
            <Download className="size-4" />
            Download
          </a>
        }
      />
    );
  }
  if (one.state === "failed")
    return (
      <SettingsRow title={asked} detail="We couldn't create this copy. Request another one." />
    );
  return (
    <SettingsRow
      title={asked}
      detail={
        <Progress
          className="mt-2 max-w-80"
          label="In progress"
          value={one.done}
          max={one.steps}
          text={`${one.done} of ${one.steps} parts`}
          visible
        />
      }
    />
  );
}

/** Polls while an export is running. */
function useLookAgain(busy: boolean) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!busy || state !== "idle") return;
    const timer = setTimeout(() => void revalidate(), lookAgainMs);
    return () => clearTimeout(timer);
  }, [busy, state, revalidate]);
}
