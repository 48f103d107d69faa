import { sendHttp } from "~/lib/http.server";

import type { Log } from "../log";

/** Milliseconds between two questions to the BFF: what is published shows within a second. */
const intervalMs = 400;
const timeoutMs = 2_000;

/** Milliseconds in which every BFF process comes to know a version that one of them has named. */
const settlesInMs = 3_000;

/** Whether what the CMS has published has changed, as the BFF tells. */
export interface ContentVersion {
  /** Names what is published now; null until the BFF has answered once, and while a change is still spreading. */
  settled(): string | null;
  /** Seconds since the content was last known to be current, and whether it may have changed since. */
  age(): { seconds: number; stale: boolean };
  close(): void;
}

export interface ContentVersionParts {
  bffUrl: string;
  headers: Readonly<Record<string, string>>;
  log: Log;
  now: () => number;
}

/** What the BFF answers. */
interface Told {
  version: string;
  /** True while the CMS cannot be asked. */
  stale: boolean;
}

/** Asks from now on until it is closed. While the BFF is away its last word counts. */
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
      const answer = await sendHttp({ url: address, headers, timeoutMs });
      if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
      heard(JSON.parse(answer.body.toString("utf8")) as Told);
    } catch (error) {
      if (!away && !closed)
        log.warn("version of the content not had", {
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
    // The first word after the start is no change: nothing older has been kept here.
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
