import type { IncomingMessage } from "node:http";

import { describe, expect, it } from "vitest";

import { CookieJar } from "./cookies";
import { createKnownBrowser } from "./known-browser";

const secret = "b".repeat(43);

function lines(local: boolean, value: string): string[] {
  const jar = new CookieJar();
  createKnownBrowser(local).write(jar, value);
  return jar.all();
}
const reading = (local: boolean, cookie: string) =>
  createKnownBrowser(local).read({ headers: { cookie } } as IncomingMessage);

describe("the cookie of a known browser", () => {
  it("is hidden from scripts, and bound to the host outside localhost", () => {
    expect(lines(true, secret)).toEqual([
      `browser=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000`,
    ]);
    expect(lines(false, secret)).toEqual([
      `__Host-browser=${secret}; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=34560000`,
    ]);
  });

  it("is read by its own name only", () => {
    expect(reading(true, `a=1; browser=${secret}`)).toBe(secret);
    expect(reading(false, `__Host-browser=${secret}`)).toBe(secret);
    expect(reading(false, `browser=${secret}`)).toBeNull();
  });

  it.each(["", "short", `${secret}x`, `${"b".repeat(42)};`, "ü".repeat(43)])(
    "is neither read nor written as %j",
    (value) => {
      expect(reading(true, `browser=${value}`)).toBeNull();
      expect(lines(true, value)).toEqual([]);
    },
  );

  it("is not written if an older BFF sends none", () => {
    expect(lines(true, undefined as unknown as string)).toEqual([]);
  });
});
