import type { LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import { paths, type MessageSide } from "~/lib/paths";

import { labelChoices } from "../labels";

export type LoadedTranscript = Awaited<ReturnType<typeof loadTranscript>>;

export async function loadTranscript(args: LoaderFunctionArgs, side: MessageSide) {
  const id = args.params.single ?? "";
  const box = args.params.option ?? "inbox";
  const asked = new URL(args.request.url).searchParams.getAll("labels");
  const labels = labelChoices.map(({ value }) => value).filter((value) => asked.includes(value));
  const transcript = await apiFor(args).get("/api/conversations/{conversation_id}/transcript", {
    path: { conversation_id: id },
    query: new URLSearchParams(labels.map((label) => ["labels", label])),
  });
  return {
    back: paths.conversation(side, box, id),
    download: paths.exportConversation(id, labels),
    labels,
    transcript,
  };
}
