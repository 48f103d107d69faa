import type { ActionFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import { refused } from "~/lib/form/form-result.server";

/**
 * Checks `present` against the password, which unlocks sensitive changes for some minutes. Null if
 * right.
 */
export async function proveItIsYou(args: ActionFunctionArgs, form: FormData) {
  const password = String(form.get("present") ?? "");
  const result = await apiFor(args).call("post", "/api/step-up", { body: { password } });
  return result.ok ? null : refused(args, form, result, { rename: { password: "present" } });
}
