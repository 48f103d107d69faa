import { callApi, type ApiBase } from "~/lib/api.server";

import type { Log } from "../log";
import type { RequestPath } from "../request-path";

/** Milliseconds. */
const timeoutMs = 3_000;

interface ContentRedirect {
  location: string;
  status: 301 | 302;
}

/** Returns the editors' redirect for a missing page, or null if there is none or the BFF is down. */
export async function contentRedirect(
  path: RequestPath,
  base: ApiBase,
  log: Log,
): Promise<ContentRedirect | null> {
  const result = await callApi(base, "get", "/api/content/redirect", {
    query: { path: path.page },
    token: null,
    timeoutMs,
  });
  if (!result.ok) {
    if (result.status !== 404)
      log.warn("redirect lookup failed", {
        path: path.page,
        reason: result.detail,
        request_id: base.headers["x-request-id"],
      });
    return null;
  }
  const location = withSearch(result.data.location, path.search);
  return location ? { location, status: result.data.permanent ? 301 : 302 } : null;
}

/** Adds the query if the target has none. Returns null unless the target is our path or https. */
export function withSearch(target: string, search: string): string | null {
  const inside = /^\/(?![/\\])/.test(target);
  if (
    /[\s\\]/.test(target) ||
    (!inside && !/^https:\/\//.test(target)) ||
    !URL.canParse(target, "https://site.invalid")
  )
    return null;
  if (search === "" || target.includes("?")) return target;
  const [path = "", ...fragment] = target.split("#");
  return `${path}${search}${fragment.length > 0 ? `#${fragment.join("#")}` : ""}`;
}
