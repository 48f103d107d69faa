import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";
import { unavailableText } from "~/lib/response-text";
import { canTryAgain } from "~/lib/send-json";

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

/** Milliseconds without progress after which a file is given up, to be tried again. */
export const idleAfter = 60_000;

/**
 * Uploads a file for a message that is sent later. Never rejects. Once all of it is sent, it can't be
 * stopped, so that whoever canceled it learns its id and can delete it.
 */
export function sendFile(
  conversationId: string,
  file: File,
  onProgress: (progress: FileProgress) => void,
  signal: AbortSignal,
): Promise<FileOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest(); // fetch does not tell how much has been sent
    let whole = false;
    let idle = 0;
    const stop = () => {
      if (!whole) request.abort();
    };
    const settle = (outcome: FileOutcome) => {
      window.clearTimeout(idle);
      signal.removeEventListener("abort", stop);
      resolve(outcome);
    };
    const wait = () => {
      window.clearTimeout(idle);
      idle = window.setTimeout(() => {
        settle({ is: "failed" });
        request.abort();
      }, idleAfter);
    };
    signal.addEventListener("abort", stop);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      wait();
      if (lengthComputable) onProgress({ is: "sending", sent: loaded, total });
    };
    request.upload.onload = () => {
      whole = true;
      wait();
      onProgress({ is: "checking" });
    };
    request.onabort = () => settle({ is: "canceled" });
    request.onerror = request.ontimeout = () => settle({ is: "failed" });
    request.onload = () => {
      const reply = (request.response ?? {}) as Reply;
      const { status } = request;
      if (status < 300 && reply.id) return settle({ is: "done", id: reply.id });
      if (status === 413) return settle({ is: "refused", detail: tooLargeText });
      if (canTryAgain(status)) return settle({ is: "failed" });
      const detail = Object.values(reply.errors ?? {}).flat()[0] ?? reply.detail;
      settle({ is: "refused", detail: detail ?? unavailableText });
    };
    const form = new FormData();
    form.set("file", file);
    request.open("POST", paths.attachmentsApi(conversationId));
    request.setRequestHeader("Accept", "application/json");
    request.responseType = "json";
    request.send(form);
    wait();
    if (signal.aborted) stop();
  });
}
