import type { LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import { paths, type MessageSide } from "~/lib/paths";

/** The certificate of a conflict check, and the conversation that it belongs to. */
export async function loadCertificate(args: LoaderFunctionArgs, side: MessageSide) {
  const { option = "inbox", single = "" } = args.params;
  const number = Number(args.params.number);
  const path = { conversation_id: single, number };
  const api = apiFor(args);
  const [found, thread] = await Promise.all([
    api.get("/api/conversations/{conversation_id}/conflict/{number}", { path }),
    api.get("/api/conversations/{conversation_id}", { path: { conversation_id: single } }),
  ]);
  return {
    ...found,
    side,
    caption: thread.caption,
    back: paths.conversation(side, option, single),
    file: paths.certificateFile(single, number),
  };
}

export type LoadedCertificate = Awaited<ReturnType<typeof loadCertificate>>;
