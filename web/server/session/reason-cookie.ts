import type { IncomingMessage } from "node:http";

import type { ReasonBox } from "~/lib/load-context";
import { longestReason } from "~/lib/longest-reason";

import { cookieOf, type CookieJar } from "./cookies";

export const reasonCookieName = "peritus-reasons";
const attributes = "Path=/; HttpOnly; SameSite=Lax";

/** Browsers drop cookies over 4,096 bytes. */
const maxBytes = 3000;

type Kept = readonly (readonly [expertId: string, reason: string])[];

/**
 * Keeps why staff change profiles, by expert, until the browser closes or someone signs in or out.
 * Without room for all, the oldest go.
 */
export function reasonBox(req: IncomingMessage, jar: CookieJar, secure: boolean) {
  const suffix = secure ? "; Secure" : "";
  let kept = decode(cookieOf(req, reasonCookieName));
  const box: ReasonBox = {
    read: (expertId) => kept.find(([id]) => id === expertId)?.[1] ?? "",
    keep(expertId, reason) {
      if (expertId === "" || [...reason].length > longestReason || reason === box.read(expertId))
        return;
      const others = kept.filter(([id]) => id !== expertId);
      kept = reason === "" ? others : [[expertId, reason], ...others];
      while (kept.length > 1 && encode(kept).length > maxBytes) kept = kept.slice(0, -1);
      jar.set(reasonCookieName, `${reasonCookieName}=${encode(kept)}; ${attributes}${suffix}`);
    },
  };
  return {
    box,
    clear() {
      if (cookieOf(req, reasonCookieName) === null) return;
      jar.set(reasonCookieName, `${reasonCookieName}=; ${attributes}${suffix}; Max-Age=0`);
    },
  };
}

const encode = (kept: Kept): string => Buffer.from(JSON.stringify(kept)).toString("base64url");

/** Returns nothing for a value that we didn't write. */
function decode(value: string | null): Kept {
  let stored: unknown;
  try {
    stored = JSON.parse(Buffer.from(value ?? "", "base64url").toString("utf8"));
  } catch {
    return [];
  }
  const isPair = (pair: unknown): pair is [string, string] =>
    Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === "string");
  return Array.isArray(stored) ? stored.filter(isPair) : [];
}
