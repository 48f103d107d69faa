import type { ActionFunctionArgs } from "@remix-run/node";

import { apiFor, type ApiFailure } from "~/lib/api.server";
import type { StepUp } from "~/lib/identity/step-up";

/**
 * Throws if the BFF requires step-up, with the form's input except files, so that the action can be
 * repeated.
 */
export async function throwIfStepUp(
  args: ActionFunctionArgs,
  form: FormData,
  failure: ApiFailure,
): Promise<void> {
  if (failure.code !== "step-up") return;
  const { methods } = await apiFor(args).get("/api/step-up");
  const url = new URL(args.request.url);
  const fields = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const stepUp: StepUp = {
    message: failure.detail,
    stepUp: { to: url.pathname + url.search, fields, methods },
  };
  throw Response.json(stepUp, { status: 403 });
}
