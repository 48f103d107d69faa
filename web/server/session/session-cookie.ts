import type { IncomingMessage } from "node:http";

import { cookieOf, type CookieJar } from "./cookies";

/** A session. Times are in Unix milliseconds. */
export interface WebSession {
  access: string;
  refresh: string;
  accessExpiresAt: number;
  refreshExpiresAt: number;
  /** Milliseconds from issue to expiry. */
  accessLifetime: number;
}

/** Tokens from the BFF. Lifetimes are in seconds. */
interface IssuedTokens {
  access: string;
  refresh: string;
  access_lifetime: number;
  refresh_lifetime: number;
}

export function sessionFrom(issued: IssuedTokens, now: number): WebSession {
  return {
    access: issued.access,
    refresh: issued.refresh,
    accessExpiresAt: now + issued.access_lifetime * 1000,
    refreshExpiresAt: now + issued.refresh_lifetime * 1000,
    accessLifetime: issued.access_lifetime * 1000,
  };
}

/** The only reader and writer of the session cookie. */
interface SessionCookie {
  readonly name: string;
  read(req: IncomingMessage): WebSession | null;
  write(jar: CookieJar, session: WebSession, now: number): void;
  clear(jar: CookieJar): void;
}

export function createSessionCookie(local: boolean): SessionCookie {
  const name = local ? "peritus" : "__Host-peritus";
  const attributes = `Path=/; HttpOnly; SameSite=Lax${local ? "" : "; Secure"}`;
  return {
    name,
    read(req) {
      const value = cookieOf(req, name);
      return value ? decode(value) : null;
    },
    write(jar, session, now) {
      const seconds = Math.max(0, Math.floor((session.refreshExpiresAt - now) / 1000));
      jar.set(name, `${name}=${encode(session)}; ${attributes}; Max-Age=${seconds}`);
    },
    clear(jar) {
      jar.set(name, `${name}=; ${attributes}; Max-Age=0`);
    },
  };
}

type Stored = [
  access: string,
  refresh: string,
  accessExpiresAt: number,
  refreshExpiresAt: number,
  accessLifetime: number,
];

function encode(session: WebSession): string {
  const { access, refresh, accessExpiresAt, refreshExpiresAt, accessLifetime } = session;
  const stored: Stored = [access, refresh, accessExpiresAt, refreshExpiresAt, accessLifetime];
  return Buffer.from(JSON.stringify(stored)).toString("base64url");
}

/** Returns null for a value that we didn't write. The visitor is then anonymous. */
function decode(value: string): WebSession | null {
  let stored: unknown;
  try {
    stored = JSON.parse(Buffer.from(value, "base64url").toString("utf8"));
  } catch {
    return null;
  }
  if (!Array.isArray(stored) || stored.length !== 5) return null;
  const [access, refresh, accessExpiresAt, refreshExpiresAt, accessLifetime] = stored as unknown[];
  // Tokens are sent in a header.
  if (!isToken(access) || !isToken(refresh)) return null;
  if (
    !Number.isFinite(accessExpiresAt) ||
    !Number.isFinite(refreshExpiresAt) ||
    !Number.isFinite(accessLifetime)
  )
    return null;
  return {
    access,
    refresh,
    accessExpiresAt: Number(accessExpiresAt),
    refreshExpiresAt: Number(refreshExpiresAt),
    accessLifetime: Number(accessLifetime),
  };
}

function isToken(value: unknown): value is string {
  return typeof value === "string" && /^[\w.~+/=-]{1,3000}$/.test(value);
}
