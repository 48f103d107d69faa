import type { IncomingMessage } from "node:http";

import { describe, expect, it } from "vitest";

import { CookieJar } from "./cookies";
import { createSessionCookie, sessionFrom } from "./session-cookie";

const now = Date.UTC(2026, 10, 28);
const cookie = createSessionCookie(true);
const session = sessionFrom(
  { access: "a.b-c_d", refresh: "r/=+", access_lifetime: 604_800, refresh_lifetime: 2_592_000 },
  now,
);
const reading = (value: string) =>
  cookie.read({ headers: { cookie: `other=1; peritus=${value}; more=2` } } as IncomingMessage);

function written(): string {
  const jar = new CookieJar();
  cookie.write(jar, session, now);
  return jar.all()[0] ?? "";
}

describe("the session's cookie", () => {
  it("reads the session that it wrote", () => {
    const value = /peritus=([^;]+)/.exec(written())?.[1] ?? "";
    expect(reading(value)).toEqual(session);
    expect(session.accessExpiresAt - now).toBe(7 * 24 * 60 * 60 * 1000);
  });

  it.each([
    "",
    "nonsense",
    Buffer.from("{}").toString("base64url"),
    Buffer.from(JSON.stringify(["a", "b", 1, 2])).toString("base64url"),
    Buffer.from(JSON.stringify(["a\r\nX-Evil: 1", "b", 1, 2, 3])).toString("base64url"),
    Buffer.from(JSON.stringify(["a", "b", "soon", 2, 3])).toString("base64url"),
  ])("takes %j for nobody", (value) => {
    expect(reading(value)).toBeNull();
  });

  it("fits with other cookies into the header limits of every server on the way", () => {
    const jar = new CookieJar();
    cookie.write(jar, { ...session, access: "x".repeat(600), refresh: "y".repeat(80) }, now);
    expect((jar.all()[0] ?? "").length).toBeLessThan(1_300);
  });
});
