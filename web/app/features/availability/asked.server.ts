import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { apiFor, isOutage, thrownFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { answerAvailabilityForm } from "~/lib/form/declared/answer-availability.gen";
import { done, refused } from "~/lib/form/form-result.server";
import { readForm, sentValues } from "~/lib/form/read-form";

export type LoadedAsked = Awaited<ReturnType<typeof loadAsked>>;
export type LoadedLink = Awaited<ReturnType<typeof loadLink>>;

const longestToken = 200;

/** What the expert was asked. */
export async function loadAsked(args: LoaderFunctionArgs) {
  const page = Number(new URL(args.request.url).searchParams.get("page") ?? 1);
  return {
    page: await apiFor(args).get("/api/availability/asked", { query: { page } }),
    now: new Date().toISOString(),
  };
}

export async function actOnAsked(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const sent = await apiFor(args).call("put", "/api/availability/asked/{ask_id}", {
    path: { ask_id: String(form.get("ask_id") ?? "") },
    body: readForm<Schema<"AvailabilityAnswerForm">>(answerAvailabilityForm, sentValues(form)),
  });
  if (!sent.ok) return refused(args, form, sent);
  args.context.flash.leave({ level: "success", text: sent.data.detail });
  const { pathname, search } = new URL(args.request.url);
  return redirect(pathname + search);
}

/** Reads the request of the link in an email. Only a button answers, since mail scanners open it. */
export async function loadLink(args: LoaderFunctionArgs) {
  const token = new URL(args.request.url).searchParams.get("token") ?? "";
  const now = new Date().toISOString();
  if (token === "" || token.length > longestToken) return { token: "", ask: null, now };
  const result = await apiFor(args).call("post", "/api/availability/link/check", {
    body: { token },
    token: null,
  });
  if (!result.ok && isOutage(result)) throw thrownFor(result);
  return { token, ask: result.ok ? result.data : null, now };
}

export async function actOnLink(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const body = readForm<Schema<"AvailabilityAnswerForm">>(answerAvailabilityForm, sentValues(form));
  const sent = await apiFor(args).call("post", "/api/availability/link", {
    body: { ...body, token: String(form.get("token") ?? "") },
    token: null,
  });
  if (!sent.ok) return refused(args, form, sent);
  return done(args, form, { message: sent.data.detail });
}
