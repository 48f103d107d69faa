import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import type { Schema } from "~/lib/api-types";
import { apiFor } from "~/lib/api.server";
import { done, refused } from "~/lib/form/form-result.server";

export type InquiryName = Schema<"InquiryForm">["form"];

/** A form as the bff declares it. */
export function loadInquiry(
  args: LoaderFunctionArgs,
  form: InquiryName,
): Promise<Schema<"InquiryForm">> {
  return apiFor(args).get("/api/inquiries/{form}", { path: { form } });
}

export interface InquiryExtra {
  reference: string;
  /** The token to send with the next attempt, where it has to be another one. */
  started: string;
}

/** Sends what a visitor filled in. Whatever goes wrong comes back with all that was typed. */
export async function submitInquiry(args: ActionFunctionArgs, name: InquiryName) {
  const form = await args.request.formData();
  const body: Record<string, string> = {};
  for (const [field, value] of form) if (typeof value === "string") body[field] = value;
  const result = await apiFor(args).call("post", "/api/inquiries/{form}", {
    path: { form: name },
    body,
  });
  if (result.ok)
    return done<Partial<InquiryExtra>>(args, form, {
      message: null,
      reference: result.data.reference,
    });
  const started = typeof result.data?.started === "string" ? result.data.started : body.started;
  return refused<InquiryExtra>(args, form, result, { started });
}
