import type { ActionFunctionArgs } from "@remix-run/node";

import { refusedForm } from "~/features/account/form-answer.server";
import { apiFor } from "~/lib/api.server";

/** Holds the password of the form's field `present` against the account's own: what is sensitive is open for some minutes then. Null where it is right. */
export async function proveItIsYou(args: ActionFunctionArgs, form: FormData) {
  const password = String(form.get("present") ?? "");
  const result = await apiFor(args).call("post", "/api/step-up", { body: { password } });
  return result.ok
    ? null
    : refusedForm(result, form, args.context.requestId, { password: "present" });
}
