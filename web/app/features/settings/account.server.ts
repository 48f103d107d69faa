import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { refusedForm } from "~/features/account/form-answer.server";
import { apiFor } from "~/lib/api.server";
import { errorAnswer } from "~/lib/error-answer";

import { proveItIsYou } from "./prove.server";

export async function loadAccount(args: LoaderFunctionArgs) {
  return { settings: await apiFor(args).get("/api/settings") };
}

/** Asks for another address, or keeps the one that is. */
export async function actOnAccount(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const asks = form.get("do") === "email";
  if (!asks && form.get("do") !== "withdraw") throw errorAnswer(400, "There is no such action");
  const refused = asks ? await proveItIsYou(args, form) : null;
  if (refused) return refused;
  const api = apiFor(args);
  const result = asks
    ? await api.call("post", "/api/settings/email", {
        body: { email: String(form.get("email") ?? "").trim() },
      })
    : await api.call("post", "/api/settings/email/withdraw");
  if (!result.ok) return refusedForm(result, form, args.context.requestId);
  args.context.flash.leave({ level: "success", text: result.data.detail });
  return redirect(new URL(args.request.url).pathname);
}
