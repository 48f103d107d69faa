import { isRouteErrorResponse, type ClientActionFunctionArgs } from "@remix-run/react";

import { confirmThenRepeat } from "~/lib/identity/step-up";

import { formResult } from "./form-result";

const offlineText =
  "You appear to be offline. Your entries are still here. Try again when you're back online.";

/**
 * The client action of every form. Handles step-up. Without a connection, the form keeps its
 * input.
 */
export async function sendForm(args: ClientActionFunctionArgs): Promise<unknown> {
  const form = await args.request.clone().formData();
  try {
    return await confirmThenRepeat(args);
  } catch (problem) {
    if (problem instanceof Response || isRouteErrorResponse(problem)) throw problem;
    // With this status, the router doesn't reload the page's data.
    return Response.json(notSent(form), { status: 503 });
  }
}

export function notSent(form: FormData) {
  return formResult(form, {
    status: "unavailable",
    message: offlineText,
    attempt: String(performance.now()),
  });
}
