import type { ClientActionFunctionArgs } from "@remix-run/react";

import { notSentText, type InquiryAnswer } from "./inquiry-answer";

/**
 * Sends the form from the page. Without a connection the answer says so in the form,
 * where the error screen would take away all that was typed.
 */
export async function sendInquiry({ request, serverAction }: ClientActionFunctionArgs): Promise<InquiryAnswer> {
  const form = await request.clone().formData();
  try {
    return (await serverAction()) as InquiryAnswer;
  } catch (problem) {
    if (problem instanceof Response) throw problem;
    const values = Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
    return { reference: null, text: notSentText, fields: {}, values, started: null, attempt: String(performance.now()) };
  }
}
