import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { actOnTwoStep } from "~/features/second-factor/two-step.server";
import type { Schema } from "~/lib/api-types";
import { apiFor, thrownFor, type ApiResult } from "~/lib/api.server";
import { refused } from "~/lib/form/form-result.server";
import { errorResponse } from "~/lib/error-response";

export async function loadSecurity(args: LoaderFunctionArgs) {
  const api = apiFor(args);
  const [settings, sessions, factors] = await Promise.all([
    api.get("/api/settings"),
    api.get("/api/settings/sessions"),
    api.get("/api/settings/factors"),
  ]);
  return { settings, factors, sessions: sessions.results ?? [], now: new Date().toISOString() };
}

export async function actOnSecurity(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  switch (form.get("do")) {
    case "revoke":
      return sessionsEnded(
        args,
        await apiFor(args).call("post", "/api/settings/sessions/revoke", {
          body: { sessions: form.getAll("session").map(String) },
        }),
      );
    case "revoke-others":
      return sessionsEnded(
        args,
        await apiFor(args).call("post", "/api/settings/sessions/revoke-others"),
      );
    case "password":
      return changePassword(args, form);
  }
  const reply = await actOnTwoStep(args, form);
  if (reply) return reply;
  throw errorResponse(400, "There is no such action");
}

function sessionsEnded(args: ActionFunctionArgs, result: ApiResult<Schema<"Done">>) {
  // 404: it already ended.
  if (!result.ok && result.status !== 404) throw thrownFor(result);
  args.context.flash.leave({
    level: "success",
    text: result.ok ? result.data.detail : "That browser was already signed out.",
  });
  return redirect(new URL(args.request.url).pathname);
}

async function changePassword(args: ActionFunctionArgs, form: FormData) {
  const result = await apiFor(args).call("post", "/api/settings/password", {
    body: {
      present: String(form.get("present") ?? ""),
      password: String(form.get("password") ?? ""),
    },
  });
  if (!result.ok) return refused(args, form, result);
  args.context.flash.leave({ level: "success", text: result.data.detail });
  return redirect(new URL(args.request.url).pathname);
}
