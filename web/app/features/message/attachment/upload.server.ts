import type { ActionFunctionArgs } from "@remix-run/node";
import { createHash } from "node:crypto";

import { apiFor } from "~/lib/api.server";
import { keywordsIn, keywordsText } from "~/lib/format/list";

import { largestFile, mostFiles, tooLargeText, tooManyText } from "./limits";

/** Milliseconds. */
const uploadTimeout = 60_000;

/**
 * Uploads the files of a form that was sent without script, and puts their ids and names into it, so
 * that none has to be chosen again. Returns what to say at the field, or null.
 */
export async function uploadFiles(
  args: ActionFunctionArgs,
  form: FormData,
  conversationId: string,
  /** The attachment of which the file is a new version. */
  replaces = "",
): Promise<string | null> {
  const files = form.getAll("file").filter((one): one is File => isFile(one));
  const ids = keywordsIn(String(form.get("attachments") ?? ""));
  const names = form.getAll("attachment_names").map(String);
  form.delete("file");
  let problem = ids.length + files.length > mostFiles ? tooManyText : null;
  for (const file of problem === null ? files : []) {
    const sent =
      file.size > largestFile
        ? null
        : await upload(args, { file, conversationId, replaces, number: ids.length });
    if (sent?.ok) {
      ids.push(sent.data.id);
      names.push(sent.data.name);
      continue;
    }
    const said = sent === null ? tooLargeText : (sent.errors?.file?.[0] ?? sent.detail);
    problem = `${file.name}: ${said}`;
    break;
  }
  form.set("attachments", keywordsText(ids));
  form.delete("attachment_names");
  for (const name of names) form.append("attachment_names", name);
  return problem;
}

interface Upload {
  file: File;
  conversationId: string;
  replaces: string;
  number: number;
}

async function upload(
  args: ActionFunctionArgs,
  { file, conversationId, replaces, number }: Upload,
) {
  const body = new FormData();
  body.set("replaces", replaces); // before the file, whose part is read as it comes
  body.set("file", file);
  const key = args.context.requestKey;
  const print = createHash("sha256").update(new Uint8Array(await file.arrayBuffer()));
  return apiFor(args).call("post", "/api/conversations/{conversation_id}/attachments", {
    path: { conversation_id: conversationId },
    // The files of one form are different requests, and so is another file on the next try.
    headers: key
      ? { "Idempotency-Key": `${key}-${number}-${print.digest("hex").slice(0, 16)}` }
      : {},
    body,
    timeoutMs: uploadTimeout,
  });
}

const isFile = (one: FormDataEntryValue): one is File => typeof one !== "string" && one.size > 0;
