import { paths } from "~/lib/paths";

import { formResult, type FormResultWith } from "~/lib/form/form-result";
import { notSent } from "~/lib/form/send-form";

import { largestDocument, tooLargeText } from "./document-limits";
import type { ModeExtra } from "./mode.server";

export type ModeResult = FormResultWith<ModeExtra>;

/** Bytes. */
export type UploadProgress = { sent: number; total: number; phase: "sending" | "reading" };

/** Where to continue, why it was refused, or canceled. */
type UploadOutcome = { to: string } | { result: ModeResult } | { cancelled: true };

/**
 * Sends a document's form with progress. `search` is the page's query. Never rejects: without a
 * connection, the result is a refusal.
 */
export function sendDocument(
  form: FormData,
  search: string,
  onProgress: (progress: UploadProgress) => void,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  const tooLarge = (): UploadOutcome => ({
    result: formResult(form, {
      status: "invalid",
      errors: { document: [tooLargeText] },
      attempt: String(performance.now()),
    }),
  });
  const unsent = (message: string | null): UploadOutcome => {
    const result = notSent(form);
    return { result: message ? { ...result, message } : result };
  };
  const document = form.get("document");
  // Fails before uploading too large a file.
  if (document instanceof File && document.size > largestDocument)
    return Promise.resolve(tooLarge());
  return new Promise((resolve) => {
    const request = new XMLHttpRequest(); // fetch does not tell how much has been sent
    const stop = () => request.abort();
    const settle = (outcome: UploadOutcome) => {
      signal.removeEventListener("abort", stop);
      resolve(outcome);
    };
    signal.addEventListener("abort", stop);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress({ sent: loaded, total, phase: "sending" });
    };
    request.upload.onload = ({ total }) => onProgress({ sent: total, total, phase: "reading" });
    request.onabort = () => settle({ cancelled: true });
    request.onerror = request.ontimeout = () => settle(unsent(null));
    request.onload = () => {
      const reply = request.response as unknown;
      if (request.status < 300 && isWayOn(reply)) return settle(reply);
      if (isModeResult(reply)) return settle({ result: reply });
      settle(request.status === 413 ? tooLarge() : unsent(messageIn(reply)));
    };
    request.open("POST", paths.sendClaimDocument() + search);
    request.setRequestHeader("Accept", "application/json");
    request.responseType = "json";
    request.send(form);
    if (signal.aborted) stop();
  });
}

function isWayOn(reply: unknown): reply is { to: string } {
  return typeof (reply as { to?: unknown } | null)?.to === "string";
}

/** Checks JSON or history state. */
export function isModeResult(value: unknown): value is ModeResult {
  const result = value as Partial<ModeResult> | null;
  return typeof result === "object" && result !== null && typeof result.attempt === "string";
}

function messageIn(reply: unknown): string | null {
  const message = (reply as { message?: unknown } | null)?.message;
  return typeof message === "string" ? message : null;
}
