import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Button, LinkButton } from "~/components/ui/button";
import { TextInput } from "~/components/ui/field";
import { Note } from "~/components/ui/note";
import type { Schema } from "~/lib/api-types";
import { resultFor, textOf, type FormResult } from "~/lib/form/form-result";

import { ChangeTable } from "./change-table";
import type { LoadedHistory } from "./history.server";

type Props = {
  preview: NonNullable<LoadedHistory["preview"]>;
  result: FormResult | undefined;
  /** Why staff changed this profile before, or empty. */
  reason: string;
  cancel: string;
};

const effects: Record<Schema<"RestorePreview">["effect"], string> = {
  values: "These values go back. Later changes of other fields stay.",
  back: "The deleted entry comes back:",
  gone: "The added entry is deleted:",
  order: "The entries go back to their earlier order. Entries added since come last.",
  nothing: "Nothing would change. The values are already back.",
};

/** Shows what restoring would change before it's done. */
export function RestorePanel({ preview, result, reason, cancel }: Props) {
  const pending = useSending()?.get("do") === "restore";
  if ("refusal" in preview)
    return (
      <Note tone="warning" role="alert">
        {preview.refusal}
      </Note>
    );
  const { revision, effect, changes, item } = preview;
  const shown = resultFor(result, "restore");
  return (
    <section
      aria-labelledby="restore"
      className="rounded-card border border-line bg-surface px-5 py-4"
    >
      <h2 id="restore" className="text-20">
        Undo a change of {revision.title}
      </h2>
      <p className="mt-1 text-muted">
        {item ? <b className="font-550 text-ink">{item}. </b> : null}
        {effects[effect]}
      </p>
      {effect === "nothing" ? null : (
        <>
          <div className="mt-3">
            <ChangeTable changes={changes} />
          </div>
          <PostForm className="mt-4 grid gap-4" noValidate>
            <FormProblems result={shown} labels={{ reason: "" }} />
            <input type="hidden" name="do" value="restore" />
            <input type="hidden" name="revision" value={revision.id} />
            <TextInput
              name="reason"
              label="Reason"
              required
              maxLength={300}
              hint="Everyone who edits this profile sees it in the history."
              defaultValue={shown ? textOf(shown.values, "reason") : reason}
              error={shown?.errors.reason}
            />
            <div className="flex flex-wrap gap-2">
              <Button type="submit" variant="primary" pending={pending}>
                Undo this change
              </Button>
              <LinkButton href={cancel} preventScrollReset>
                Cancel
              </LinkButton>
            </div>
          </PostForm>
        </>
      )}
    </section>
  );
}
