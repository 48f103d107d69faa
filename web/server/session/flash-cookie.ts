import type { IncomingMessage } from "node:http";

import type { Flash, FlashBox } from "~/lib/load-context";

import { cookieOf, type CookieJar } from "./cookies";

export const flashCookieName = "peritus-flash";
const attributes = "Path=/; HttpOnly; SameSite=Lax";
const levels = new Set(["success", "error", "info", "warning"]);

/**
 * Stores a message in its own cookie, so concurrent responses that set the session can't lose it.
 * Prefetches don't consume it.
 */
export function flashBox(req: IncomingMessage, jar: CookieJar, secure: boolean): FlashBox {
  const suffix = secure ? "; Secure" : "";
  return {
    leave(flash) {
      const value = Buffer.from(JSON.stringify([flash.level, flash.text])).toString("base64url");
      jar.set(flashCookieName, `${flashCookieName}=${value}; ${attributes}${suffix}; Max-Age=60`);
    },
    take() {
      const value = cookieOf(req, flashCookieName);
      if (!value || isPrefetch(req)) return null;
      jar.set(flashCookieName, `${flashCookieName}=; ${attributes}${suffix}; Max-Age=0`);
      return decode(value);
    },
  };
}

export function isPrefetch(req: IncomingMessage): boolean {
  return [req.headers["sec-purpose"], req.headers.purpose].some((value) =>
    String(value ?? "").includes("prefetch"),
  );
}

function decode(value: string): Flash | null {
  try {
    const [level, text] = JSON.parse(Buffer.from(value, "base64url").toString("utf8")) as [
      unknown,
      unknown,
    ];
    return typeof level === "string" && levels.has(level) && typeof text === "string"
      ? ({ level, text } as Flash)
      : null;
  } catch {
    return null;
  }
}
