import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { FormProblems } from "~/components/form/form-problems";
import { Button } from "~/components/ui/button";
import { Note } from "~/components/ui/note";
import type { Schema } from "~/lib/api-types";
import { type FormResult } from "~/lib/form/form-result";
import { DeclaredField } from "~/components/form/declared-field";
import { changeGroupsForm } from "~/lib/form/declared/change-groups.gen";

import { groupDetails } from "./words";

const labels = { reason: "Reason", groups: "Groups", sessions: "Sessions" };

/** For controls elsewhere on the page. */
export const actionsForm = "change-account";

/** Every action needs a reason, which is logged and sent to the person. */
export function UserActions({
  detail,
  result,
}: {
  detail: Schema<"UserDetail">;
  result: FormResult | null | undefined;
}) {
  const pending = useSending()?.get("do");
  const { user } = detail;
  if (detail.self) {
    return (
      <Note title="This is your own account">
        You can’t change your own groups or status. Another administrator can. Manage your password
        and sessions in your settings.
      </Note>
    );
  }
  return (
    <PostForm
      noValidate
      id={actionsForm}
      aria-label="Change this account"
      className="grid gap-5 rounded-card border border-line bg-surface p-5 lg:sticky lg:top-6"
    >
      <h2 className="text-20">Change this account</h2>
      <FormProblems result={result} labels={labels} />
      <DeclaredField
        field={changeGroupsForm.reason}
        values={result?.values}
        problems={result?.errors}
        hint={`Recorded in the audit log and included in the email to ${user.name}.`}
        rows={3}
      />
      <div className="grid gap-4 border-t border-line pt-4">
        <DeclaredField
          field={changeGroupsForm.groups}
          values={result?.form === "groups" ? result.values : { groups: user.groups ?? [] }}
          problems={result?.errors}
          details={groupDetails}
        />
        <div>
          <Button type="submit" name="do" value="groups" pending={pending === "groups"}>
            Change groups
          </Button>
          <p className="mt-1.5 text-13 text-muted">
            This signs the person out. The new groups apply when they sign in again.
          </p>
        </div>
      </div>
      {user.sessions > 0 ? (
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <Button
            type="submit"
            name="do"
            value="end-chosen-sessions"
            pending={pending === "end-chosen-sessions"}
          >
            Sign out selected
            <span className="sr-only"> sessions</span>
          </Button>
          <Button type="submit" name="do" value="end-sessions" pending={pending === "end-sessions"}>
            Sign out everywhere
          </Button>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        {user.state === "invited" ? (
          <Button type="submit" name="do" value="invite-again" pending={pending === "invite-again"}>
            Resend invitation
          </Button>
        ) : null}
        {detail.second_factor ? (
          <Button type="submit" name="do" value="reset-factor" pending={pending === "reset-factor"}>
            Reset second factor
          </Button>
        ) : null}
        {user.state === "suspended" ? (
          <Button
            type="submit"
            name="do"
            value="restore"
            variant="primary"
            pending={pending === "restore"}
          >
            Restore
          </Button>
        ) : (
          <Button
            type="submit"
            name="do"
            value="suspend"
            variant="danger"
            pending={pending === "suspend"}
          >
            Suspend
          </Button>
        )}
      </div>
    </PostForm>
  );
}
