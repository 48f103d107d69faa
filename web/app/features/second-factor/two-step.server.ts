import { data, redirect, type ActionFunctionArgs } from "@remix-run/node";

import type { Schema } from "~/lib/api-types";
import { apiFor, unavailableText, type ApiFailure, type ApiResult } from "~/lib/api.server";
import { stepUpNeeded } from "~/lib/step-up.server";

/** What became of an action of the two-step sign-in. */
export interface TwoStepAnswer {
  about: "two-step";
  /** An app about to be set up. */
  setup?: Schema<"AppSetup">;
  /** Shown this once. */
  recoveryCodes?: string[];
  text: string;
  fields: Record<string, string[]>;
  attempt: string;
}

type Result = ApiResult<Partial<Schema<"AppSetup"> & Schema<"FactorAdded">> & Schema<"Done">>;

/** Calls what a button of the two-step sign-in stands for; null for the buttons of others. */
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

/** Does what a button of the two-step sign-in says; null where the button is another's. */
export async function actOnTwoStep(args: ActionFunctionArgs, form: FormData) {
  const result = await callFor(args, form);
  if (!result) return null;
  const base: TwoStepAnswer = {
    about: "two-step",
    text: "",
    fields: {},
    attempt: args.context.requestId,
  };
  if (!result.ok) {
    const confirm = await stepUpNeeded(args, form, result);
    if (confirm) throw confirm;
    return refusal(args, form, base, result);
  }
  const { qr, recovery_codes: recoveryCodes } = result.data;
  if (qr) return data({ ...base, setup: result.data as Schema<"AppSetup"> });
  if (recoveryCodes && recoveryCodes.length > 0) return data({ ...base, recoveryCodes });
  args.context.flash.leave({ level: "success", text: result.data.detail });
  return redirect(new URL(args.request.url).pathname);
}

async function refusal(
  args: ActionFunctionArgs,
  form: FormData,
  base: TwoStepAnswer,
  failure: ApiFailure,
) {
  const refused = failure.kind === "refused" && failure.status !== null && failure.status < 500;
  const answer: TwoStepAnswer = {
    ...base,
    text: refused ? (failure.errors ? "" : failure.detail) : unavailableText,
    fields: failure.errors ?? {},
  };
  if (form.get("do") === "confirm-app" && failure.status === 422) {
    // The same picture once more; a set-up that is over is not begun by itself.
    answer.setup = {
      level: "success",
      detail: "",
      secret: String(form.get("secret") ?? ""),
      uri: "",
      qr: "",
    };
    const again = await apiFor(args).call("post", "/api/settings/totp");
    if (again.ok) answer.setup = again.data;
  }
  return data(answer, { status: refused ? (failure.status ?? 400) : 503 });
}
