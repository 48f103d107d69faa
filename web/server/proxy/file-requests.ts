import { maxAttachmentBytes, maxDocumentBytes } from "./body-budget";

/** Forms that take a document. */
const documentForm =
  /^\/(become-an-expert\/(claim-document|search-results\/verify-its-you\/verification-mode)|(experts\/my-profile|admin\/[^/]+\/[^/]+)\/add-resume)(\/|\.data)?$/i;

/** Conversations, where messages carry files. */
const messageForm =
  /^\/(attorney\/message|experts\/my-profile\/messages)\/[^/]+\/[^/]+(\/materials)?(\/|\.data)?$/i;

/** The BFF's operations that take a file. */
const fileOperation =
  /^\/api\/(conversations\/[^/]+\/attachments|claims\/[^/]+\/document|profiles\/[^/]+\/(.+\/)?(files|photos))$/i;

/** The maximum size of a form with files in bytes; null for other forms. */
export function mostFileBytes(pathname: string): number | null {
  if (messageForm.test(pathname)) return maxAttachmentBytes;
  return documentForm.test(pathname) ? maxDocumentBytes : null;
}

/** Reports whether a request may carry files, which take minutes on a slow line. */
export function carriesFiles(method: string | undefined, pathname: string): boolean {
  return method === "POST" && (fileOperation.test(pathname) || mostFileBytes(pathname) !== null);
}
