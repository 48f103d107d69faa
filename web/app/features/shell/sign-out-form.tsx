import type { FormEvent } from "react";

import { eraseDrafts } from "~/features/session/drafts";
import { paths } from "~/lib/paths";

/** Id by which a button anywhere on the page sends the form. */
export const signOutFormId = "sign-out";

/** Ends the session. The drafts of this browser go first; the rest goes when the next page finds nobody signed in. */
export function SignOutForm() {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    void eraseDrafts().finally(() => form.submit());
  }
  return <form id={signOutFormId} method="post" action={paths.signOut()} onSubmit={onSubmit} hidden />;
}
