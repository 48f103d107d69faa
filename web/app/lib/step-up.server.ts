import type { ActionFunctionArgs } from "@remix-run/node";

import { apiFor, type ApiFailure } from "~/lib/api.server";
import type { StepUp } from "~/lib/step-up";

/**
 * What to throw where the BFF wants the person to confirm first; null for every other
 * failure. Whatever was typed goes along, so that the action can be sent again. Files do not.
 */
export async function stepUpNeeded(
  args: ActionFunctionArgs,
  form: FormData,
  failure: ApiFailure,
): Promise<Response | null> {
  if (failure.code !== "step-up") return null;
  const { methods } = await apiFor(args).get("/api/step-up");
  const url = new URL(args.request.url);
  const fields = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const answer: StepUp = {
    message: failure.detail,
    stepUp: { to: url.pathname + url.search, fields, methods: methods ?? [] },
  };
  return Response.json(answer, { status: 403 });
}
