import { isRouteErrorResponse, type ClientActionFunctionArgs } from "@remix-run/react";

import { confirmThenRepeat } from "~/lib/identity/step-up";

import { formResult } from "./form-result";

export const offlineText =
  "You appear to be offline. Your entries are still here. Try again when you're back online.";

/**
 * The client action of every page with a form. Asks the person to confirm their identity
 * where the BFF wants that, then sends the form again. Without a connection the form says
 * so, where the error screen would take away what was typed.
 */
export async function sendForm(args: ClientActionFunctionArgs): Promise<unknown> {
  const form = await args.request.clone().formData();
  try {
    return await confirmThenRepeat(args);
  } catch (problem) {
    if (problem instanceof Response || isRouteErrorResponse(problem)) throw problem;
    // With such a status the router does not reload the page's data, which could not come either.
    return Response.json(notSent(form), { status: 503 });
  }
}

/** The result of a form that never reached us. */
export function notSent(form: FormData) {
  return formResult(form, {
    status: "unavailable",
    message: offlineText,
    attempt: String(performance.now()),
  });
}
