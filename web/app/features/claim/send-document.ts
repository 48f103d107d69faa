import { paths } from "~/lib/paths";

import { largestDocument, notSentText, tooLargeText } from "./document-limits";
import { isModeRefusal, refusalOf, type ModeRefusal } from "./mode-answer";

/** How far a document is: bytes that have left, then the wait for what became of it. */
export type UploadProgress = { sent: number; total: number; phase: "sending" | "reading" };

/** Where to go on, why it was refused, or that the person has stopped it. */
export type UploadOutcome = { to: string } | { refusal: ModeRefusal } | { cancelled: true };

/**
 * Sends the form of a document and tells how far it is. `search` is the query of the
 * page. Never rejects: without a connection it is a refusal that loses nothing.
 */
export function sendDocument(
  form: FormData,
  search: string,
  onProgress: (progress: UploadProgress) => void,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  const values = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const refused = (text: string, field?: string): UploadOutcome => ({
    refusal: refusalOf(text, field ? { [field]: [text] } : null, values, String(performance.now())),
  });
  const document = form.get("document");
  // Said before the whole of it is sent in vain.
  if (document instanceof File && document.size > largestDocument)
    return Promise.resolve(refused(tooLargeText, "document"));
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
    request.onerror = request.ontimeout = () => settle(refused(notSentText));
    request.onload = () => {
      const answer = request.response as unknown;
      if (request.status < 300 && isWayOn(answer)) return settle(answer);
      if (isModeRefusal(answer)) return settle({ refusal: answer });
      settle(
        request.status === 413
          ? refused(tooLargeText, "document")
          : refused(messageIn(answer) ?? notSentText),
      );
    };
    request.open("POST", paths.sendClaimDocument() + search);
    request.setRequestHeader("Accept", "application/json");
    request.responseType = "json";
    request.send(form);
    if (signal.aborted) stop();
  });
}

function isWayOn(answer: unknown): answer is { to: string } {
  return typeof (answer as { to?: unknown } | null)?.to === "string";
}

function messageIn(answer: unknown): string | null {
  const message = (answer as { message?: unknown } | null)?.message;
  return typeof message === "string" ? message : null;
}
