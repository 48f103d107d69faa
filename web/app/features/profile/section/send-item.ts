import type { ClientActionFunctionArgs } from "@remix-run/react";

import { removeSentDraft } from "~/lib/form/drafts";
import { sendForm } from "~/lib/form/send-form";

/** The field with the random id of an open form, by which the BFF knows its own saves. */
export const formIdName = "form_id";

/** Sends a form, and forgets its draft once it's saved, which the redirect tells. */
export async function sendItem(args: ClientActionFunctionArgs): Promise<unknown> {
  const form = await args.request.clone().formData();
  try {
    return await sendForm(args);
  } catch (answer) {
    const isSaved = answer instanceof Response && answer.status >= 300 && answer.status < 400;
    const id = form.get(formIdName);
    // Without storage, as in private windows, there is no draft.
    if (isSaved && typeof id === "string")
      await removeSentDraft(formIdName, id).catch(() => undefined);
    throw answer;
  }
}
