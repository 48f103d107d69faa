import { sendHttp } from "~/lib/http.server";

import type { Log } from "../log";

/** Milliseconds between checks, so changes show within a second. */
const intervalMs = 400;
const timeoutMs = 2_000;

/** Milliseconds until every BFF process has a new version. */
const settlesInMs = 3_000;

/** Polls the BFF for changes of published content. */
interface ContentVersion {
  /** The current version, or null before the first response and while a change spreads. */
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

/** The BFF's response to a poll. */
interface Told {
  version: string;
  /** The CMS is unreachable. */
  stale: boolean;
}

/** Polls until closed. Keeps the last version while the BFF is down. */
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
        log.warn("content version unavailable", {
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
    // The first response isn't a change, because nothing older is cached.
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
