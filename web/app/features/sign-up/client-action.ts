import type { ClientActionFunctionArgs } from "@remix-run/react";

import { notSentText, type SignUpAnswer } from "./sign-up-answer";
import { valuesOf } from "./sign-up-values";

/**
 * Sends a step from the page. Without a connection the answer says so in the form,
 * where the error screen would take away all that was typed.
 */
export async function sendSignUp({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  try {
    return (await serverAction()) as SignUpAnswer;
  } catch (problem) {
    if (problem instanceof Response) throw problem;
    const answer: SignUpAnswer = {
      step: Number(form.get("step") ?? 1),
      text: notSentText,
      fields: {},
      values: valuesOf(form),
      attempt: String(performance.now()),
    };
    // A response with such a status keeps the router from asking for the page's data anew, which could not come either.
    return Response.json(answer, { status: 503 });
  }
}
