import type { ClientActionFunctionArgs } from "@remix-run/react";

import type { FieldErrors } from "~/lib/response-text";

/** What a form is told of an attempt that was not taken. */
export interface FormAnswer {
  /** What concerns the whole form; null where its fields say it all. */
  text: string | null;
  fields: FieldErrors;
  /** What was typed; a password never comes back. */
  values: Record<string, string>;
  /** By which the bff says what to do next, such as `link-used`. */
  code: string | null;
  /** Which of the page's forms it was, by its `do`. */
  form: string;
  /** Different for every answer, so that the summary takes the focus again. */
  attempt: string;
}

export const offlineText =
  "It could not be sent: there seems to be no connection. What you typed is still here; please try again.";

const kept = (name: string) => !/password|present|code|token|assertion/.test(name);

/** What was typed, without what is secret. */
export function keptValues(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && kept(entry[0]),
    ),
  );
}

/** Sends a form from the page. Without a connection the answer says so in the form, where the error screen would take away what was typed. */
export async function sendForm({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (problem) {
    if (problem instanceof Response) throw problem;
    const answer: FormAnswer = {
      text: offlineText,
      fields: {},
      values: keptValues(form),
      code: null,
      form: String(form.get("do") ?? ""),
      attempt: String(performance.now()),
    };
    // With such a status the router does not ask for the page's data anew, which could not come either.
    return Response.json(answer, { status: 503 });
  }
}
