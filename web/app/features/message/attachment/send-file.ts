import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";
import { unavailableText } from "~/lib/response-text";

import { tooLargeText } from "./limits";

export type FileOutcome =
  | { is: "done"; id: string }
  | { is: "refused"; detail: string }
  /** Without a connection, or the server is busy: it can be tried again. */
  | { is: "failed" }
  | { is: "canceled" };

export type FileProgress = { is: "sending"; sent: number; total: number } | { is: "checking" };

type Reply = Partial<Schema<"MessageAttachment">> & {
  detail?: string;
  errors?: Record<string, string[]>;
};

/** Uploads a file for a message that is sent later. Never rejects. */
export function sendFile(
  conversationId: string,
  file: File,
  onProgress: (progress: FileProgress) => void,
  signal: AbortSignal,
): Promise<FileOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest(); // fetch does not tell how much has been sent
    const stop = () => request.abort();
    const settle = (outcome: FileOutcome) => {
      signal.removeEventListener("abort", stop);
      resolve(outcome);
    };
    signal.addEventListener("abort", stop);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress({ is: "sending", sent: loaded, total });
    };
    request.upload.onload = () => onProgress({ is: "checking" });
    request.onabort = () => settle({ is: "canceled" });
    request.onerror = request.ontimeout = () => settle({ is: "failed" });
    request.onload = () => {
      const reply = (request.response ?? {}) as Reply;
      const { status } = request;
      if (status < 300 && reply.id) return settle({ is: "done", id: reply.id });
      if (status === 413) return settle({ is: "refused", detail: tooLargeText });
      if (status === 0 || status === 429 || status >= 500) return settle({ is: "failed" });
      const detail = Object.values(reply.errors ?? {}).flat()[0] ?? reply.detail;
      settle({ is: "refused", detail: detail ?? unavailableText });
    };
    const form = new FormData();
    form.set("file", file);
    request.open("POST", paths.attachmentsApi(conversationId));
    request.setRequestHeader("Accept", "application/json");
    request.responseType = "json";
    request.send(form);
    if (signal.aborted) stop();
  });
}
