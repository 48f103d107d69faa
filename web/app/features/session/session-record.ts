import type { Schema } from "~/lib/api-types";
import type { SessionTimes } from "~/lib/load-context";

const key = "peritus.session";

/** Session data that scripts can read, unlike the cookie. Times are Unix milliseconds. */
export interface SessionRecord {
  userName: string;
  groups: string[];
  dashboardRoute: string;
  email: string;
  accessTokenExpiry: number;
  refreshTokenExpiry: number;
  /** Layout by pattern of the route. */
  layouts: Record<string, string>;
}

/** Null when there is none, or when what is there was not written by this version. */
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

/** Writes the record of who is signed in; the layouts of the same person are kept and added to. */
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
