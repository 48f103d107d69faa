import type { IncomingMessage } from "node:http";

import { cookieOf, type CookieJar } from "./cookies";

const shape = /^[A-Za-z0-9_-]{43}$/;

/** Seconds. The longest that browsers keep a cookie; each sign-in renews it. */
const maxAge = 400 * 24 * 60 * 60;

/**
 * The secret of a browser that has signed in. It opens nothing. Sign-ins from the browser have a
 * limit of their own, so strangers who guess passwords don't delay its owner. It outlives sign-outs.
 */
interface KnownBrowser {
  read(req: IncomingMessage): string | null;
  /** Writes nothing if the BFF sent no secret. */
  write(jar: CookieJar, secret: string): void;
}

export function createKnownBrowser(local: boolean): KnownBrowser {
  const name = local ? "browser" : "__Host-browser";
  return {
    read(req) {
      const value = cookieOf(req, name);
      return value !== null && shape.test(value) ? value : null;
    },
    write(jar, secret) {
      if (!shape.test(secret)) return;
      jar.set(
        name,
        `${name}=${secret}; Path=/; HttpOnly; SameSite=Lax${local ? "" : "; Secure"}; Max-Age=${maxAge}`,
      );
    },
  };
}
