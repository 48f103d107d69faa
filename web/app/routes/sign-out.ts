import { redirect, type ActionFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import { paths } from "~/lib/paths";

export const handle = { guard: "open" };

/** Signs out in the BFF and in this browser, even if the BFF fails. */
export async function action(args: ActionFunctionArgs) {
  const { session, flash, access, refresh, requestId } = args.context;
  session.end();
  if (access === null) return redirect(paths.home());
  const result = await apiFor(args).call("post", "/api/sign-out", {
    body: refresh === null ? {} : { refresh },
  });
  if (result.ok || result.status === 401) {
    flash.leave({ level: "success", text: "You're signed out." });
  } else {
    console.error(`session not ended in the BFF: ${result.detail} request=${requestId}`);
    flash.leave({
      level: "warning",
      text: "You are signed out on this device. We could not reach our records to end the session everywhere.",
    });
  }
  return redirect(paths.home());
}

export function loader() {
  return redirect(paths.home());
}
