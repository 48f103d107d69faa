import type { ClientActionFunctionArgs } from "@remix-run/react";

import { notSentText, type InquiryAnswer } from "./inquiry-answer";

/**
 * Sends the form from the page. Without a connection the answer says so in the form,
 * where the error screen would take away all that was typed.
 */
export async function sendInquiry({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  try {
    return (await serverAction()) as InquiryAnswer;
  } catch (problem) {
    if (problem instanceof Response) throw problem;
    const values = Object.fromEntries(
      [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
    const answer: InquiryAnswer = {
      reference: null,
      text: notSentText,
      fields: {},
      values,
      started: null,
      attempt: String(performance.now()),
    };
    // A response with such a status keeps the router from asking for the page's data anew, which could not come either.
    return Response.json(answer, { status: 503 });
  }
}
