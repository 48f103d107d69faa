import type { ActionFunctionArgs } from "@remix-run/node";

import { readSecondStep } from "~/features/sign-in/second-step-cookie.server";
import { apiFor } from "~/lib/api.server";

export const handle = { guard: "open" };

/** For sign-in, or for a second step. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { second } = (await request.json().catch(() => ({}))) as { second?: unknown };
  const step = second === true ? await readSecondStep(context, request) : null;
  const browser = context.proofs.ensure("passkey");
  const result = await apiFor(args).call("post", "/api/passkey/options", {
    body:
      second === true
        ? { for: "second-factor", challenge: step?.challenge ?? "" }
        : { for: "sign-in", browser },
    token: null,
  });
  const headers = { "Cache-Control": "private, no-store" };
  if (result.ok) return Response.json(result.data, { headers });
  return Response.json(
    { detail: result.detail, code: result.code },
    { status: result.status ?? 503, headers },
  );
}
