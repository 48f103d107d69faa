import type { ClientActionFunctionArgs } from "@remix-run/react";

import { refusalOf, type ModeRefusal } from "./mode-answer";

const largestDocument = 10 * 1024 * 1024;
const notSentText = "It could not be sent: there seems to be no connection. Nothing is lost; please send it once more.";

/**
 * Sends a step from the page. Without a connection the answer says so in the form, where
 * the error screen would take away all that was typed.
 */
export async function sendStep({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  const values = Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  const document = form.get("document");
  if (document instanceof File && document.size > largestDocument) {
    // Said before the whole of it is sent in vain.
    return Response.json(refusalOf("", { document: ["The file is larger than 10 MB."] }, values, String(performance.now())), { status: 413 });
  }
  try {
    return (await serverAction()) as ModeRefusal | null;
  } catch (problem) {
    if (problem instanceof Response) throw problem;
    // A response with such a status keeps the router from asking for the page's data anew, which could not come either.
    return Response.json(refusalOf(notSentText, null, values, String(performance.now())), { status: 503 });
  }
}
