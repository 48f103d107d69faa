import { sendHttp } from "~/lib/http.server";

import type { Log } from "../log";

/** Milliseconds between checks, so changes show within a second. */
const intervalMs = 400;
const timeoutMs = 2_000;

/** Milliseconds until every BFF process knows a new version. */
const settlesInMs = 3_000;

/** Follows whether published content has changed. */
interface ContentVersion {
  /** The current version; null before the first response and while a change spreads. */
  settled(): string | null;
  /** Seconds since the content was known to be current, and whether it may have changed. */
  age(): { seconds: number; stale: boolean };
  close(): void;
}

interface ContentVersionParts {
  bffUrl: string;
  headers: Readonly<Record<string, string>>;
  log: Log;
  now: () => number;
}

/** The BFF's response. */
interface Told {
  version: string;
  /** The CMS is unreachable. */
  stale: boolean;
}

/** Polls until closed. While the BFF is down, the last version counts. */
export function followContentVersion({
  bffUrl,
  headers,
  log,
  now,
}: ContentVersionParts): ContentVersion {
  const address = new URL("/api/content/version", bffUrl);
  let version: string | null = null;
  let changedAt = now();
  let currentAt = now();
  let stale = false;
  let away = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function ask(): Promise<void> {
    try {
      const response = await sendHttp({ url: address, headers, timeoutMs });
      if (response.status !== 200) throw new Error(`status ${response.status}`);
      heard(JSON.parse(response.body.toString("utf8")) as Told);
    } catch (error) {
      if (!away && !closed)
        log.warn("version of the content unavailable", {
          reason: error instanceof Error ? error.message : String(error),
        });
      away = true;
    }
    if (closed) return;
    timer = setTimeout(() => void ask(), intervalMs);
    timer.unref();
  }

  function heard(told: Told): void {
    away = false;
    stale = told.stale;
    if (!stale) currentAt = now();
    if (told.version === version) return;
    // The first response isn't a change: nothing older is cached.
    changedAt = version === null ? now() - settlesInMs : now();
    version = told.version;
  }

  void ask();
  return {
    settled: () => (now() - changedAt >= settlesInMs ? version : null),
    age: () => ({
      seconds: Math.max(0, Math.floor((now() - currentAt) / 1000)),
      stale: stale || away,
    }),
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
