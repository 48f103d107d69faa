import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import type { Schema } from "~/lib/api-types";
import { apiFor, unavailableText } from "~/lib/api.server";

import type { InquiryAnswer, InquiryName } from "./inquiry-answer";

/** A form as the bff declares it. */
export function loadInquiry(
  args: LoaderFunctionArgs,
  form: InquiryName,
): Promise<Schema<"InquiryForm">> {
  return apiFor(args).get("/api/inquiries/{form}", { path: { form } });
}

/** Sends what a visitor filled in. Whatever goes wrong comes back with all that was typed. */
export async function submitInquiry(args: ActionFunctionArgs, form: InquiryName) {
  const sent = await args.request.formData();
  const values: Record<string, string> = {};
  for (const [name, value] of sent) if (typeof value === "string") values[name] = value;

  const result = await apiFor(args).call("post", "/api/inquiries/{form}", {
    path: { form },
    body: values,
  });
  const { started: _started, ...kept } = values;
  const answer: InquiryAnswer = {
    reference: null,
    text: null,
    fields: {},
    values: kept,
    started: values.started ?? null,
    attempt: args.context.requestId,
  };
  if (result.ok) return data({ ...answer, reference: result.data.reference });
  if (result.kind !== "refused" || result.status === null || result.status >= 500) {
    return data(
      { ...answer, text: unavailableText },
      { status: 503, headers: { "Retry-After": String(result.retryAfter ?? 5) } },
    );
  }
  const again: unknown = result.data?.started;
  return data(
    {
      ...answer,
      text: result.errors ? null : result.detail,
      fields: result.errors ?? {},
      started: typeof again === "string" ? again : answer.started,
    },
    {
      status: result.status,
      headers:
        result.retryAfter === null ? undefined : { "Retry-After": String(result.retryAfter) },
    },
  );
}
