import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import type { Schema } from "~/lib/api-types";
import { apiFor } from "~/lib/api.server";
import { done, refused } from "~/lib/form/form-result.server";
import { readForm, sentValues } from "~/lib/form/read-form";

import { declaredForms } from "./declared-forms";

export type InquiryName = Schema<"InquiryForm">["form"];

/** The signed opening time and the name of its hidden field. */
export function loadInquiry(
  args: LoaderFunctionArgs,
  form: InquiryName,
): Promise<Schema<"InquiryForm">> {
  return apiFor(args).get("/api/inquiries/{form}", { path: { form } });
}

type InquiryBody = Schema<"ExpertRequest"> | Schema<"Proposal"> | Schema<"Contact">;

export interface InquiryExtra {
  reference: string;
  /** The token for the next attempt, if it must be new. */
  started: string;
}

/** Keeps what was typed if something is wrong. */
export async function submitInquiry(args: ActionFunctionArgs, name: InquiryName) {
  const form = await args.request.formData();
  const body = readForm<InquiryBody>(declaredForms[name], sentValues(form));
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
