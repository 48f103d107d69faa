import type { ClientActionFunctionArgs } from "@remix-run/react";

import { notSentText } from "./document-limits";
import { refusalOf, type ModeRefusal } from "./mode-answer";

/**
 * Sends a step from the page. Without a connection the answer says so in the form, where
 * the error screen would take away all that was typed.
 */
export async function sendStep({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  const values = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  try {
    return (await serverAction()) as ModeRefusal | null;
  } catch (problem) {
    if (problem instanceof Response) throw problem;
    // A response with such a status keeps the router from asking for the page's data anew, which could not come either.
    return Response.json(refusalOf(notSentText, null, values, String(performance.now())), {
      status: 503,
    });
  }
}
