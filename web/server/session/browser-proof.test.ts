import type { IncomingMessage } from "node:http";

import { describe, expect, it } from "vitest";

import { browserProofs } from "./browser-proof";
import { CookieJar } from "./cookies";

const value = "a".repeat(43);
const request = (cookie: string) => ({ headers: { cookie } }) as IncomingMessage;

describe("a browser-only secret", () => {
  it("is created once and hidden from scripts", () => {
    const jar = new CookieJar();
    const proofs = browserProofs(request(""), jar, false);
    expect(proofs.read("claim")).toBeNull();
    const made = proofs.ensure("claim");
    expect([made.length, proofs.ensure("claim"), proofs.read("claim")]).toEqual([43, made, made]);
    expect(jar.all()).toEqual([`claim=${made}; Path=/; HttpOnly; Max-Age=1209600; SameSite=Lax`]);
  });

  it("stays the same per browser and differs per purpose", () => {
    const proofs = browserProofs(request(`claim=${value}`), new CookieJar(), false);
    expect([proofs.ensure("claim"), proofs.read("sign-up")]).toEqual([value, null]);
  });

  it("outside localhost, ignores cookies set by another host of the site", () => {
    const jar = new CookieJar();
    const proofs = browserProofs(request(`claim=${value}`), jar, true);
    expect(proofs.read("claim")).toBeNull();
    expect(proofs.ensure("claim")).not.toBe(value);
    expect(jar.all()[0]).toMatch(
      /^__Host-claim=[\w-]{43}; Path=\/; HttpOnly; Max-Age=1209600; SameSite=Lax; Secure$/,
    );
  });

  it.each(["", "short", `${value}!`, `${value}a`])(
    "takes nothing that could be guessed: %s",
    (wrong) => {
      expect(
        browserProofs(request(`claim=${wrong}`), new CookieJar(), false).read("claim"),
      ).toBeNull();
    },
  );

  it.each([
    [
      true,
      /^__Host-preview=[\w-]{43}; Path=\/; HttpOnly; Max-Age=3600; SameSite=None; Partitioned; Secure$/,
    ],
    [
      false,
      /^preview=[\w-]{43}; Path=\/; HttpOnly; Max-Age=3600; SameSite=None; Partitioned; Secure$/,
    ],
  ])("works in the CMS's frame if it is for previews (https: %s)", (secure, line) => {
    const jar = new CookieJar();
    browserProofs(request(""), jar, secure).ensure("preview");
    expect(jar.all()).toEqual([expect.stringMatching(line)]);
  });

  it("is deleted after use", () => {
    const jar = new CookieJar();
    browserProofs(request(`claim=${value}`), jar, false).drop("claim");
    expect(jar.all()).toEqual(["claim=; Path=/; HttpOnly; Max-Age=0; SameSite=Lax"]);
  });
});
