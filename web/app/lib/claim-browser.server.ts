import { randomBytes } from "node:crypto";

const shape = /^[A-Za-z0-9_-]{43}$/;
/** Seconds: as long as a decision of staff may be used. */
const maxAge = 14 * 24 * 60 * 60;

function secureOf(request: Request): boolean {
  return new URL(request.url).protocol === "https:";
}

function nameOf(request: Request): string {
  return secureOf(request) ? "__Host-claim" : "claim";
}

/**
 * What this browser alone knows of its claims: the BFF binds them to it. No script sees
 * it, and no other site sends it.
 */
export const claimBrowser = {
  /** Null where this browser has begun no claim. */
  read(request: Request): string | null {
    for (const pair of (request.headers.get("Cookie") ?? "").split(";")) {
      const at = pair.indexOf("=");
      if (pair.slice(0, at).trim() !== nameOf(request)) continue;
      const value = pair.slice(at + 1).trim();
      return shape.test(value) ? value : null;
    }
    return null;
  },

  /** The known one or a new one, with the `Set-Cookie` line that keeps it. */
  ensure(request: Request): { browser: string; setCookie: string } {
    const browser = this.read(request) ?? randomBytes(32).toString("base64url");
    return { browser, setCookie: `${nameOf(request)}=${browser}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secureOf(request) ? "; Secure" : ""}` };
  },
};
