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
};

/** Manages the secrets of flows without an account, one cookie each, hidden from scripts and other sites. */
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
        `${cookieName(name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge[name]}${secure ? "; Secure" : ""}`,
      );
      return value;
    },
    drop(name) {
      made.delete(name);
      jar.set(
        cookieName(name),
        `${cookieName(name)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure ? "; Secure" : ""}`,
      );
    },
  };
}
