import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

import type { BrowserProofs, ProofName } from "~/lib/load-context";

import { cookieOf, type CookieJar } from "./cookies";

const shape = /^[A-Za-z0-9_-]{43}$/;

/** Seconds for which the proofs are valid. */
const maxAge: Record<ProofName, number> = {
  claim: 14 * 24 * 60 * 60,
  "sign-up": 14 * 24 * 60 * 60,
  passkey: 10 * 60,
  preview: 60 * 60,
};

/**
 * The CMS shows previews in a frame and may be on another site (127.0.0.1 is another one than
 * localhost). Browsers return only such a cookie there. They take secure cookies from localhost too.
 */
function site(name: ProofName, secure: boolean): string {
  if (name === "preview") return "SameSite=None; Partitioned; Secure";
  return `SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** Manages the secrets of flows without an account, one cookie each, hidden from scripts and sent only to us. */
export function browserProofs(
  req: IncomingMessage,
  jar: CookieJar,
  secure: boolean,
): BrowserProofs {
  const made = new Map<ProofName, string>();
  const cookieName = (name: ProofName) => (secure ? `__Host-${name}` : name);
  function read(name: ProofName): string | null {
    const value = made.get(name) ?? cookieOf(req, cookieName(name));
    return value !== null && shape.test(value) ? value : null;
  }
  return {
    read,
    ensure(name) {
      const value = read(name) ?? randomBytes(32).toString("base64url");
      made.set(name, value);
      jar.set(
        cookieName(name),
        `${cookieName(name)}=${value}; Path=/; HttpOnly; Max-Age=${maxAge[name]}; ${site(name, secure)}`,
      );
      return value;
    },
    drop(name) {
      made.delete(name);
      jar.set(
        cookieName(name),
        `${cookieName(name)}=; Path=/; HttpOnly; Max-Age=0; ${site(name, secure)}`,
      );
    },
  };
}
