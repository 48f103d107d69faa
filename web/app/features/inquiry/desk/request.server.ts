import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import type { Schema } from "~/lib/api-types";
import { apiFor, thrownFor } from "~/lib/api.server";
import { errorAnswer } from "~/lib/error-answer";
import type { FieldErrors } from "~/lib/response-text";
import { paths } from "~/lib/paths";

export async function loadRequest(args: LoaderFunctionArgs) {
  const request = await apiFor(args).get<Schema<"InquiryDetail">>(
    `/api/admin/requests/${encodeURIComponent(args.params.request_id ?? "")}`,
  );
  return { ...request, now: new Date().toISOString() };
}

export interface RequestRefusal {
  text: string;
  fields: FieldErrors;
  /** The answer that was typed. */
  answer: string;
  attempt: string;
}

const actions = ["read", "assign", "answer", "close", "reopen"] as const;

/** Does one thing with a request. What was typed survives a refusal, as when somebody was faster. */
export async function actOnRequest(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const action = actions.find((one) => one === form.get("do"));
  if (!action) throw errorAnswer(400, "There is no such action");
  const requestId = args.params.request_id ?? "";
  const text = String(form.get("text") ?? "");
  const version = Number(form.get("version"));
  const bodies = {
    read: undefined,
    assign: { version, assignee_id: String(form.get("assignee") ?? "") },
    answer: { version, text },
    close: { version },
    reopen: { version },
  };
  const result = await apiFor(args).call<Schema<"Done">>({
    path: `/api/admin/requests/${encodeURIComponent(requestId)}/${action}`,
    method: "POST",
    body: bodies[action],
  });
  if (!result.ok) {
    if (result.status !== 409 && result.status !== 422) throw thrownFor(result);
    const refusal: RequestRefusal = {
      text: result.detail,
      fields: result.errors ?? {},
      answer: text,
      attempt: args.context.requestId,
    };
    return data(refusal, { status: result.status });
  }
  if (action === "read") return null;
  args.context.flash.leave({ level: "success", text: result.data.detail });
  return redirect(paths.request(requestId));
}
