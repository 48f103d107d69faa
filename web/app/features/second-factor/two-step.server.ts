import { redirect, type ActionFunctionArgs } from "@remix-run/node";

import type { Schema } from "~/lib/api-types";
import { apiFor, type ApiFailure, type ApiResult } from "~/lib/api.server";
import { done, refused } from "~/lib/form/form-result.server";

export interface TwoStepExtra {
  setup: Schema<"AppSetup">;
  /** Shown only once. */
  recoveryCodes: string[];
}

type Result = ApiResult<Partial<Schema<"AppSetup"> & Schema<"FactorAdded">> & Schema<"Done">>;

/** Null for other buttons. */
async function callFor(args: ActionFunctionArgs, form: FormData): Promise<Result | null> {
  const api = apiFor(args);
  const text = (name: string) => String(form.get(name) ?? "");
  const path = { id: text("passkey") };
  switch (form.get("do")) {
    case "begin-app":
      return api.call("post", "/api/settings/totp");
    case "confirm-app":
      return api.call("post", "/api/settings/totp/confirm", {
        body: { code: text("code") || " " },
      });
    case "remove-app":
      return api.call("delete", "/api/settings/totp");
    case "make-codes":
      return api.call("post", "/api/settings/recovery-codes");
    case "add-passkey":
      return api.call("post", "/api/settings/passkeys", {
        body: { name: text("name"), attestation: parsed(form.get("attestation")) },
      });
    case "rename-passkey":
      return api.call("put", "/api/settings/passkeys/{id}", { path, body: { name: text("name") } });
    case "remove-passkey":
      return api.call("delete", "/api/settings/passkeys/{id}", { path });
  }
  return null;
}

function parsed(value: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(typeof value === "string" ? value : "{}") as unknown;
  } catch {
    return {};
  }
}

/** Null for other buttons. */
export async function actOnTwoStep(args: ActionFunctionArgs, form: FormData) {
  const result = await callFor(args, form);
  if (!result) return null;
  if (!result.ok)
    return refused<TwoStepExtra>(args, form, result, {
      setup: await setupToRepeat(args, form, result),
    });
  const { qr, detail, recovery_codes: recoveryCodes } = result.data;
  if (qr) return done(args, form, { message: detail, setup: result.data as Schema<"AppSetup"> });
  if (recoveryCodes && recoveryCodes.length > 0)
    return done(args, form, { message: detail, recoveryCodes });
  args.context.flash.leave({ level: "success", text: detail });
  return redirect(new URL(args.request.url).pathname);
}

/** Repeats the QR code after a wrong code. Expired setups aren't restarted. */
async function setupToRepeat(
  args: ActionFunctionArgs,
  form: FormData,
  failure: ApiFailure,
): Promise<Schema<"AppSetup"> | undefined> {
  if (form.get("do") !== "confirm-app" || failure.status !== 422) return undefined;
  const again = await apiFor(args).call("post", "/api/settings/totp");
  if (again.ok) return again.data;
  return {
    level: "success",
    detail: "",
    secret: String(form.get("secret") ?? ""),
    uri: "",
    qr: "",
  };
}
