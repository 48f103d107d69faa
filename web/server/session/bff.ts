import type { Schema } from "~/lib/api-types";
import { callApi, type ApiBase } from "~/lib/api.server";

import type { Log } from "../log";
import { sessionFrom, type WebSession } from "./session-cookie";

/** Milliseconds until a call fails. Every page waits for it. */
const timeoutMs = 5_000;

export type Headers = Readonly<Record<string, string>>;

const refreshFailedText = "Token refresh failed. Please log in again.";

type Renewal =
  | { state: "renewed"; session: WebSession }
  /** The BFF refused the renewal. */
  | { state: "ended"; text: string }
  /** The BFF didn't respond, so the session stays. */
  | { state: "away" };

export interface Bff {
  renew(refresh: string, headers: Headers): Promise<Renewal>;
  /** Returns the decision about `path` (with query), or null without a response. */
  navigation(
    path: string,
    access: string | null,
    headers: Headers,
  ): Promise<Schema<"Navigation"> | null>;
}

export function createBff(url: string, log: Log, now: () => number): Bff {
  // Concurrent pages share one renewal.
  const renewing = new Map<string, Promise<Renewal>>();

  async function renew(refresh: string, headers: Headers): Promise<Renewal> {
    const base: ApiBase = { url, headers, access: null };
    const result = await callApi(base, "post", "/api/token/refresh/", {
      body: { refresh },
      timeoutMs,
    });
    if (result.ok) {
      const {
        access,
        refresh: next = refresh,
        access_lifetime = 604_800,
        refresh_lifetime = 2_592_000,
      } = result.data;
      if (!access) return { state: "ended", text: refreshFailedText };
      return {
        state: "renewed",
        session: sessionFrom({ access, refresh: next, access_lifetime, refresh_lifetime }, now()),
      };
    }
    const refused =
      result.kind === "refused" &&
      result.status !== null &&
      result.status < 500 &&
      result.status !== 429;
    if (refused) return { state: "ended", text: refreshFailedText };
    log.warn("session not renewed", {
      reason: result.detail,
      status: result.status,
      request_id: headers["x-request-id"],
    });
    return { state: "away" };
  }

  return {
    renew(refresh, headers) {
      const running = renewing.get(refresh);
      if (running) return running;
      const started = renew(refresh, headers).finally(() => renewing.delete(refresh));
      renewing.set(refresh, started);
      return started;
    },
    async navigation(path, access, headers) {
      const base: ApiBase = { url, headers, access };
      const result = await callApi(base, "get", "/api/navigation", {
        query: { path },
        timeoutMs,
      });
      if (result.ok) return result.data;
      log.error("navigation failed", {
        reason: result.detail,
        status: result.status,
        request_id: headers["x-request-id"],
      });
      return null;
    },
  };
}
