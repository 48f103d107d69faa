import type { Schema } from "~/lib/api-types";
import type { SessionTimes } from "~/lib/load-context";

const key = "peritus.session";

const endKey = "peritus.session-ended";

/** Empties the storage. Leaves only when, for tabs that were loading and heard nothing. */
export function forgetSession(
  now = Date.now(),
  storage: Pick<Storage, "clear" | "setItem"> = localStorage,
): void {
  storage.clear();
  storage.setItem(endKey, String(now));
}

/** Whether the session has ended in another tab since a page was requested (Unix milliseconds). */
export function endedSince(
  requestedAt: number,
  storage: Pick<Storage, "getItem"> = localStorage,
): boolean {
  return Number(storage.getItem(endKey) ?? 0) > requestedAt;
}

/** Readable by scripts, unlike the cookie. Unix milliseconds. */
interface SessionRecord {
  userName: string;
  groups: string[];
  dashboardRoute: string;
  email: string;
  accessTokenExpiry: number;
  refreshTokenExpiry: number;
  /** By route pattern. */
  layouts: Record<string, string>;
}

/** Null if missing or from another version. */
export function readSessionRecord(
  storage: Pick<Storage, "getItem"> = localStorage,
): SessionRecord | null {
  try {
    const record = JSON.parse(storage.getItem(key) ?? "null") as Partial<SessionRecord> | null;
    return record && typeof record.email === "string" && typeof record.layouts === "object"
      ? (record as SessionRecord)
      : null;
  } catch {
    return null;
  }
}

/** Adds to the same person's layouts. */
export function writeSessionRecord(
  session: Schema<"SessionView">,
  times: SessionTimes,
  shown: { route: string; layout: string },
  storage: Pick<Storage, "getItem" | "setItem"> = localStorage,
): SessionRecord {
  const before = readSessionRecord(storage);
  const layouts = before?.email === session.email ? { ...before.layouts } : {};
  if (shown.route !== "") layouts[shown.route] = shown.layout;
  const record: SessionRecord = {
    userName: session.user_name,
    groups: session.groups,
    dashboardRoute: session.dashboard_route,
    email: session.email,
    accessTokenExpiry: times.accessExpiresAt,
    refreshTokenExpiry: times.refreshExpiresAt,
    layouts,
  };
  storage.setItem(key, JSON.stringify(record));
  return record;
}
