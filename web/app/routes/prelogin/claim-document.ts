import type { ActionFunctionArgs, data } from "@remix-run/node";

import type { ModeRefusal } from "~/features/claim/mode-answer";
import { actOnMode } from "~/features/claim/mode.server";

export const handle = { guard: "open" };

/** The form of a document, sent by a script that tells how far it is: answers in JSON where to go on, or why not. */
export async function action(args: ActionFunctionArgs) {
  const headers = { "Cache-Control": "private, no-store" };
  const answer = await actOnMode(args);
  if (answer instanceof Response)
    return Response.json({ to: answer.headers.get("Location") }, { headers });
  const { data: refusal, init } = answer as ReturnType<typeof data<ModeRefusal>>;
  return Response.json(refusal, {
    ...init,
    headers: { ...headers, ...(init?.headers as Record<string, string> | undefined) },
  });
}
