import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { FormProblems } from "~/components/form/form-problems";
import { Button } from "~/components/ui/button";
import { Anchor } from "~/components/ui/link";
import { type FormResult } from "~/lib/form/form-result";
import { paths } from "~/lib/paths";
import { DeclaredField } from "~/components/form/declared-field";
import { inviteUserForm } from "~/lib/form/declared/invite-user.gen";

import { groupDetails } from "./words";

const labels = { name: "Name", email: "Email", groups: "Groups", reason: "Reason" };

export function InvitePage({ result }: { result: FormResult | null | undefined }) {
  const pending = useSending() !== null;
  return (
    <div className="mx-auto max-w-[40rem] px-4 pt-5 pb-16 md:px-6">
      <Anchor href={paths.users()} className="text-13 text-accent no-underline hover:underline">
        ← Users
      </Anchor>
      <h1 className="mt-2 text-25">Invite someone</h1>
      <p className="mt-1 mb-5 text-muted">
        They get an email with a link to choose a password. The link works once and expires after
        seven days.
      </p>
      <PostForm noValidate className="grid gap-5">
        <FormProblems result={result} labels={labels} />
        <DeclaredField
          field={inviteUserForm.name}
          values={result?.values}
          problems={result?.errors}
        />
        <DeclaredField
          field={inviteUserForm.email}
          values={result?.values}
          problems={result?.errors}
        />
        <DeclaredField
          field={inviteUserForm.groups}
          values={result?.values}
          problems={result?.errors}
          details={groupDetails}
        />
        <DeclaredField
          field={inviteUserForm.reason}
          values={result?.values}
          problems={result?.errors}
          rows={2}
        />
        <div>
          <Button type="submit" variant="primary" pending={pending}>
            Send invitation
          </Button>
        </div>
      </PostForm>
    </div>
  );
}
