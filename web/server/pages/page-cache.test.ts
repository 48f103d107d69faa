import { request } from "node:http";

import { expect, it } from "vitest";

import { localServer } from "../../test/local-server";

import { createPageCache, pageKeyOf, sendKept, type KeptPage } from "./page-cache";
import type { SentPage } from "./remix-handler";

const page = (text: string, changes: Partial<SentPage> = {}): SentPage => ({
  status: 200,
  contentType: "text/html; charset=utf-8",
  body: Buffer.from(text),
  personal: false,
  ...changes,
});

interface Sent {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

async function sent(kept: KeptPage | null, nonce: string, method = "GET"): Promise<Sent> {
  if (!kept) throw new Error("the page is not cached");
  const { url } = await localServer((req, res) => sendKept(kept, nonce, req, res));
  return new Promise((resolve, reject) => {
    request(url, { method }, (incoming) => {
      let body = "";
      incoming.setEncoding("utf8").on("data", (text: string) => (body += text));
      incoming.on("end", () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body }),
      );
    })
      .on("error", reject)
      .end();
  });
}

it("sends a cached page with the response's nonce in every place", async () => {
  const cache = createPageCache(() => 0);
  cache.keep("/", "v1", "AAAA", page("<script nonce=AAAA>1</script><p>Señor</p><link nonce=AAAA>"));
  const { body, headers } = await sent(cache.find("/", "v1"), "B+/=");
  expect(body).toBe("<script nonce=B+/=>1</script><p>Señor</p><link nonce=B+/=>");
  expect(headers["content-length"]).toBe(String(Buffer.byteLength(body)));
});

it("responds to HEAD with the length and no body", async () => {
  const cache = createPageCache(() => 0);
  cache.keep("/", "v1", "AAAA", page("12345"));
  const { body, headers } = await sent(cache.find("/", "v1"), "BBBB", "HEAD");
  expect([body, headers["content-length"]]).toEqual(["", "5"]);
});

it("has no pages of another version or older than a minute", () => {
  let now = 0;
  const cache = createPageCache(() => now);
  cache.keep("/", "v1", "n", page("a"));
  expect(cache.find("/", "v2")).toBeNull();
  cache.keep("/", "v2", "n", page("a"));
  now = 59_999;
  expect(cache.find("/", "v2")).not.toBeNull();
  now = 60_000;
  expect(cache.find("/", "v2")).toBeNull();
});

it.each([
  ["an error", page("a", { status: 404 })],
  ["a response with a cookie", page("a", { personal: true })],
  ["a page that would fill the memory", page("a".repeat(200))],
])("does not keep %s", (_, given) => {
  const cache = createPageCache(() => 0, 1000);
  cache.keep("/", "v1", "n", given);
  expect(cache.find("/", "v1")).toBeNull();
});

it("evicts the least recently used page", () => {
  const cache = createPageCache(() => 0, 900); // room for eight such pages, each also compressed
  for (const name of ["a", "b", "c", "d", "e", "f", "g", "h"])
    cache.keep(name, "v1", "n", page("x".repeat(99)));
  cache.find("a", "v1");
  cache.keep("i", "v1", "n", page("x".repeat(99)));
  cache.keep("j", "v1", "n", page("x".repeat(99)));
  expect(["a", "b", "c", "d", "j"].map((name) => cache.find(name, "v1") !== null)).toEqual([
    true,
    false,
    false,
    true,
    true,
  ]);
});

const keyOf = (method: string, address: string, cookie?: string) =>
  pageKeyOf(
    { method, headers: { cookie } } as never,
    new URL(address, "http://site.test"),
    ["peritus", "peritus-flash"],
    null,
  );

it.each([
  ["GET", "/blog", undefined, " /blog"],
  ["HEAD", "/blog?page=2", "theme=dark; other=1", " /blog?page=2"],
  ["POST", "/blog", undefined, null],
  ["GET", "/blog.data", undefined, null],
  ["GET", "/blog?q=burns", undefined, null],
  ["GET", "/blog?page=2&x=1", undefined, null],
  ["GET", "/blog", "peritus=abc", null],
  ["GET", "/blog", "a=b; peritus-flash=abc", null],
])("keeps %s %s with cookie %s under %s", (method, address, cookie, key) => {
  expect(keyOf(method, address, cookie)).toBe(key);
});

it("caches one page per theme", () => {
  const req = { method: "GET", headers: {} } as never;
  const url = new URL("http://site.test/");
  expect(pageKeyOf(req, url, [], "dark")).not.toBe(pageKeyOf(req, url, [], null));
});
