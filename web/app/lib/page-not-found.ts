import { errorResponse } from "~/lib/error-response";

/** The path as it was typed: decoded where it can be, without `.data` and the query. */
export function typedPath(url: string): string {
  const path = new URL(url).pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The answer to an address that no route has. */
export function pageNotFound(url: string): Response {
  return errorResponse(404, `Page Not Found: ${typedPath(url)}`);
}
