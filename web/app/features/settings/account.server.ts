import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import { refused } from "~/lib/form/form-result.server";
import { errorResponse } from "~/lib/error-response";

export async function loadAccount(args: LoaderFunctionArgs) {
  return { settings: await apiFor(args).get("/api/settings") };
}

export async function actOnAccount(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const asks = form.get("do") === "email";
  if (!asks && form.get("do") !== "withdraw") throw errorResponse(400, "There is no such action");
  const api = apiFor(args);
  const result = asks
    ? await api.call("post", "/api/settings/email", {
        body: {
          present: String(form.get("present") ?? ""),
          email: String(form.get("email") ?? "").trim(),
        },
      })
    : await api.call("post", "/api/settings/email/withdraw");
  if (!result.ok) return refused(args, form, result);
  args.context.flash.leave({ level: "success", text: result.data.detail });
  return redirect(new URL(args.request.url).pathname);
}
