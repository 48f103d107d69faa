import type { FormEvent } from "react";

import { eraseDrafts } from "~/lib/form/drafts";
import { signOutFormId } from "~/lib/form/form-ids";
import { paths } from "~/lib/paths";

/** Ends the session: a button anywhere on the page sends it by its id. The drafts of this browser go first; the rest goes when the next page finds nobody signed in. */
export function SignOutForm() {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    void eraseDrafts().finally(() => form.submit());
  }
  return (
    <form id={signOutFormId} method="post" action={paths.signOut()} onSubmit={onSubmit} hidden />
  );
}
