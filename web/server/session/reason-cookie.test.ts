import type { IncomingMessage } from "node:http";

import { expect, test } from "vitest";

import { CookieJar } from "./cookies";
import { reasonBox, reasonCookieName } from "./reason-cookie";

/** A request of a browser with the cookies of the last response. */
function visit(cookie: string | undefined, secure = false) {
  const jar = new CookieJar();
  const req = { headers: { cookie } } as IncomingMessage;
  const { box, clear } = reasonBox(req, jar, secure);
  return { box, clear, lines: () => jar.all(), next: () => jar.all()[0]?.split(";")[0] };
}

test("keeps the reason of each expert until the browser closes", () => {
  const first = visit(undefined);
  first.box.keep("a", "Asked by phone");
  expect(first.box.read("a")).toBe("Asked by phone");
  const second = visit(first.next());
  second.box.keep("b", "Their letter, “M.A., Ph.D.”");
  const third = visit(second.next());
  expect(["a", "b", "c"].map((id) => third.box.read(id))).toEqual([
    "Asked by phone",
    "Their letter, “M.A., Ph.D.”",
    "",
  ]);
  expect(second.lines()[0]).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
});

test("an empty reason is forgotten, and the same again sets no cookie", () => {
  const first = visit(undefined);
  first.box.keep("a", "Asked by phone");
  const again = visit(first.next());
  again.box.keep("a", "Asked by phone");
  expect(again.lines()).toEqual([]);
  again.box.keep("a", "");
  expect(visit(again.next()).box.read("a")).toBe("");
});

test("drops the oldest rather than outgrow a cookie, and nothing that is too long to send", () => {
  const longest = "\u{1f600}".repeat(300);
  let cookie: string | undefined;
  for (const id of ["a", "b", "c"]) {
    const browser = visit(cookie);
    browser.box.keep(id, longest);
    cookie = browser.next();
    expect(browser.lines()[0]?.length).toBeLessThan(4096);
  }
  const { box, lines } = visit(cookie);
  expect(["a", "b", "c"].map((id) => box.read(id) !== "")).toEqual([false, false, true]);
  box.keep("d", `${longest}!`);
  expect(lines()).toEqual([]);
});

test.each(["", "x", "bnVsbA", Buffer.from('[["a",1],"b",["c","ok"]]').toString("base64url")])(
  "reads nothing that it didn't write: %s",
  (value) => {
    const { box } = visit(`${reasonCookieName}=${value}`);
    expect(["a", "b"].map((id) => box.read(id))).toEqual(["", ""]);
  },
);

test("is cleared if there is one", () => {
  const without = visit(undefined);
  without.clear();
  expect(without.lines()).toEqual([]);
  const kept = visit(`${reasonCookieName}=W10`, true);
  kept.clear();
  expect(kept.lines()).toEqual([
    `${reasonCookieName}=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0`,
  ]);
});
