import type { ActionFunctionArgs } from "@remix-run/node";

import { actOnMode } from "~/features/claim/mode.server";

export const handle = { guard: "open" };

/** Sent by script to show progress: JSON with where to go next or what was refused. */
export async function action(args: ActionFunctionArgs) {
  const headers = { "Cache-Control": "private, no-store" };
  const reply = await actOnMode(args);
  if (!("data" in reply)) return Response.json({ to: reply.headers.get("Location") }, { headers });
  const { data: result, init } = reply;
  return Response.json(result, {
    ...init,
    headers: { ...headers, ...(init?.headers as Record<string, string> | undefined) },
  });
}
