import type { FormEvent } from "react";

import { eraseDrafts } from "~/lib/form/drafts";
import { signOutFormId } from "~/lib/form/form-ids";
import { paths } from "~/lib/paths";

/** Buttons anywhere send it by its id. Erases drafts first; the rest goes on the next page. */
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
