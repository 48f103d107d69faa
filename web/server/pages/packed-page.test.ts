import { gunzipSync } from "node:zlib";

import { describe, expect, it } from "vitest";

import { gzipped, pack } from "./packed-page";

const buffers = (...texts: string[]) => texts.map((text) => Buffer.from(text));

describe("a page compressed in pieces", () => {
  it.each([
    ["one piece", buffers("<p>Only this</p>")],
    ["several", buffers('<script nonce="', '">1</script><script nonce="', '">2</script>')],
    ["empty ones at both ends", buffers("", "middle", "")],
    ["a long one", buffers("é".repeat(200_000), "end")],
  ])("is what it was, with the text of the response between: %s", (_name, pieces) => {
    const page = pack(pieces);
    for (const text of ["b0zQ+5hVY0kVf1p8kD1X9A==", "x", ""]) {
      expect(gunzipSync(gzipped(page, Buffer.from(text))).toString()).toBe(pieces.join(text));
    }
  });
  it("is shorter than the page", () => {
    const pieces = buffers("<li>An expert</li>".repeat(500), "<li>Another</li>".repeat(500));
    expect(gzipped(pack(pieces), Buffer.from("nonce")).length).toBeLessThan(500);
  });
});
