import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { apiFor, thrownFor } from "~/lib/api.server";
import { refused } from "~/lib/form/form-result.server";
import { errorResponse } from "~/lib/error-response";
import { ownPath } from "~/lib/address/own-path";

export async function loadData(args: LoaderFunctionArgs) {
  const api = apiFor(args);
  const [exports, consents] = await Promise.all([
    api.get("/api/settings/exports"),
    api.get("/api/consents"),
  ]);
  return { exports, consents };
}

const addresses = {
  export: "/api/settings/export",
  delete: "/api/settings/deletion",
  keep: "/api/settings/deletion/cancel",
} as const;

export async function actOnData(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const does = String(form.get("do") ?? "");
  if (does === "agree") return agree(args, form);
  const path = Object.hasOwn(addresses, does) ? addresses[does as keyof typeof addresses] : null;
  if (!path) throw errorResponse(400, "There is no such action");
  const { pathname } = new URL(args.request.url);
  const result = await apiFor(args).call("post", path);
  if (!result.ok) return refused(args, form, result);
  args.context.flash.leave({ level: "success", text: result.data.detail });
  return redirect(back(form, pathname));
}

async function agree(args: ActionFunctionArgs, form: FormData) {
  const { pathname } = new URL(args.request.url);
  const versions = Object.fromEntries(
    [...form]
      .filter(([name]) => name.startsWith("version-"))
      .map(([name, value]) => [name.slice("version-".length), String(value)]),
  );
  const result = await apiFor(args).call("post", "/api/consents", { body: { versions } });
  if (!result.ok) {
    if (result.status !== 409 && result.status !== 422) throw thrownFor(result);
    args.context.flash.leave({ level: "warning", text: result.detail });
    return redirect(pathname);
  }
  args.context.flash.leave({ level: "success", text: result.data.detail });
  return redirect(back(form, pathname));
}

/** Our own path, else the settings. */
function back(form: FormData, pathname: string): string {
  return ownPath(String(form.get("from") ?? "")) ?? pathname;
}
