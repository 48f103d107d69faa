import { errorResponse } from "~/lib/error-response";

/** Returns the decoded path without `.data` and query. */
export function typedPath(url: string): string {
  const path = new URL(url).pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

export function pageNotFound(url: string): Response {
  return errorResponse(404, `Page Not Found: ${typedPath(url)}`);
}
