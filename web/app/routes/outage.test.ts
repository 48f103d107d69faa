import type { ActionFunctionArgs } from "@remix-run/node";
import { expect, it } from "vitest";

import type { FormResult } from "~/lib/form/form-result";
import type { RequestContext } from "~/lib/load-context";
import { unavailableText } from "~/lib/response-text";
import { action as recover } from "./prelogin/password-recovery";
import { action as setPassword } from "./prelogin/set-password";
import { action as chooseMode } from "./prelogin/verification-mode";
import { action as saveAccount } from "./settings/account";
import { action as saveSecurity } from "./settings/security";

type Action = (args: ActionFunctionArgs) => Promise<unknown>;

/** Sends a form while nothing listens where the bff should be. */
async function sendAlone(action: Action, path: string, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const context = {
    bffUrl: "http://127.0.0.1:1",
    bffHeaders: {},
    access: "session",
    navigation: {},
    requestId: "r1",
    proofs: { ensure: () => "browser" },
  };
  const result = await action({
    context: context as unknown as RequestContext,
    request: new Request(`http://localhost${path}`, { method: "POST", body: form }),
    params: {},
  } as unknown as ActionFunctionArgs);
  return result as { data: FormResult; init: { status: number } };
}

const mode = "/become-an-expert/search-results/verify-its-you/verification-mode";

it.each<[string, Action, string, Record<string, string>, string[]]>([
  ["a link by mail", recover, "/password-recovery", { email: "ada@firm.example" }, ["email"]],
  ["a first password", setPassword, "/set-password?token=t", { token: "t", password: "long" }, []],
  [
    "a new address",
    saveAccount,
    "/attorney/settings",
    { do: "email", email: "ada@firm.example", present: "long" },
    ["email"],
  ],
  [
    "a new password",
    saveSecurity,
    "/attorney/settings/security",
    { do: "password", present: "long", password: "longer" },
    [],
  ],
  ["how to prove a claim", chooseMode, `${mode}?id=1`, { do: "begin", mode: "email" }, ["mode"]],
])("while the bff is away, %s keeps its form and says so", async (_, action, path, sent, kept) => {
  const { data, init } = await sendAlone(action, path, sent);
  expect(init.status).toBe(503);
  expect(data).toMatchObject({ status: "unavailable", message: unavailableText });
  for (const name of kept) expect(data.values[name], name).toEqual([sent[name]]);
  const secrets = ["password", "present"].flatMap((name) => sent[name] ?? []);
  for (const secret of secrets) expect(JSON.stringify(data.values)).not.toContain(secret);
});
