import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import {
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
} from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, it, onTestFinished, vi } from "vitest";

import { localServer, sendJson } from "../../test/local-server";
import { createAudio } from "./audio";
import { createLog } from "../log";

const song = Buffer.from(Array.from({ length: 300_000 }, (_, i) => i % 251));
const address = "/podcast/audio/guid-1.mp3";
const changed = "Wed, 18 Nov 2026 09:00:00 GMT";

/** Serves the file as Strapi does, with a length, a date, and 304 responses. */
function uploads(calls: string[] = [], body = song): RequestListener {
  return (req, res) => {
    calls.push(`${req.method} ${req.url}`);
    if (req.url !== "/uploads/one.mp3") return void res.writeHead(404).end();
    if (req.headers["if-modified-since"] === changed) return void res.writeHead(304).end();
    res
      .writeHead(200, {
        "Content-Type": "audio/mpeg",
        "Content-Length": body.length,
        "Last-Modified": changed,
      })
      .end(body);
  };
}

type Received = { status: number; headers: IncomingHttpHeaders; body: Buffer; whole: boolean };

async function start(
  cms: RequestListener,
  { limit = 10_000_000, file = {} as Record<string, unknown>, bffStatus = 200 } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), "peritus-audio-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const { url: cmsUrl, server } = await localServer(cms);
  const episodes = new Map([
    [
      "guid-1",
      {
        cms_url: "/uploads/one.mp3",
        type: "audio/mpeg",
        bytes: song.length,
        episode_slug: "one",
        ...file,
      },
    ],
  ]);
  const { url: bffUrl } = await localServer((req, res) => {
    if (bffStatus !== 200) return sendJson(res, bffStatus, { level: "error", detail: "broken" });
    const preview = (req.url ?? "").startsWith("/api/content/preview/audio?");
    const elsewhere = preview && req.headers["x-preview-browser"] !== "this-browser";
    if (elsewhere || req.url === "/api/content/preview/audio?token=ended")
      return sendJson(res, 403, { level: "error", detail: "expired" });
    const episode = episodes.get(
      (req.url ?? "")
        .replace("/api/content/audio/", "")
        .replace("/api/content/preview/audio?token=", "draft "),
    );
    if (episode) sendJson(res, 200, episode);
    else sendJson(res, 404, { level: "error", detail: "Audio: Object does not exist" });
  });
  const lines: string[] = [];
  const audio = createAudio(
    { bffUrl, cmsUrl, folder, limit },
    createLog("info", (line) => lines.push(line)),
  );
  const { url } = await localServer(
    (req, res) =>
      void audio.serve(
        req,
        res,
        new URL(req.url ?? "/", "http://web").pathname,
        {},
        req.headers.cookie ?? null,
      ),
  );
  const stopCms = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  // Not `fetch`, which follows redirects, decodes, and forbids some of these headers.
  const ask = (
    path: string,
    headers: Record<string, string> = {},
    method = "GET",
    onBytes: (response: IncomingMessage) => void = () => {},
  ) =>
    new Promise<Received>((resolve, reject) => {
      request(url + path, { method, headers }, (res) => {
        const chunks: Buffer[] = [];
        const done = (whole: boolean) =>
          resolve({
            status: res.statusCode ?? 0,
            headers: res.headers,
            body: Buffer.concat(chunks),
            whole,
          });
        res
          .on("data", (chunk: Buffer) => (chunks.push(chunk), onBytes(res)))
          .on("end", () => done(true))
          .on("close", () => done(res.complete))
          .on("error", () => done(false));
      })
        .on("error", reject)
        .end();
    });
  return {
    folder,
    stopCms,
    ask,
    lines,
    episodes,
    kept: () =>
      vi.waitFor(async () =>
        expect((await readdir(folder)).filter((name) => name.endsWith(".json"))).toHaveLength(1),
      ),
  };
}

describe("an episode's file", () => {
  it("is sent with its length, type, and version", async () => {
    const { ask } = await start(uploads());
    const { status, headers, body } = await ask(address);
    expect([status, body.equals(song)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      "content-type": "audio/mpeg",
      "content-length": String(song.length),
      "accept-ranges": "bytes",
      "last-modified": changed,
      "cache-control": "public, max-age=86400, must-revalidate",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(headers.etag).toMatch(/^"[0-9a-f]+"$/);
  });

  it("of a draft is sent only with a token and never cached", async () => {
    const { ask, episodes } = await start(uploads());
    episodes.set("draft good", {
      cms_url: "/uploads/one.mp3",
      type: "audio/mpeg",
      bytes: song.length,
      episode_slug: "draft",
    });
    for (const [path, range, status] of [
      ["?preview=good", undefined, 200],
      ["?preview=good", "bytes=0-9", 206],
    ] as const) {
      const response = await ask(`/podcast/audio/guid-of-a-draft.mp3${path}`, {
        cookie: "this-browser",
        ...(range ? { range } : {}),
      });
      expect([response.status, response.headers["cache-control"]]).toEqual([
        status,
        "private, no-store",
      ]);
    }
    for (const [path, status, cookie] of [
      ["", 404, "this-browser"],
      ["?preview=ended", 403, "this-browser"],
      ["?preview=", 404, "this-browser"],
      ["?preview=other", 404, "this-browser"],
      ["?preview=good", 403, "another-browser"],
      ["?preview=good", 403, undefined],
    ] as const) {
      const response = await ask(
        `/podcast/audio/guid-of-a-draft.mp3${path}`,
        cookie ? { cookie } : {},
      );
      expect([path, response.status, response.headers["cache-control"]]).toEqual([
        path,
        status,
        "no-store",
      ]);
    }
  });

  it("responds to HEAD with the same headers and no body", async () => {
    const { ask } = await start(uploads());
    const { status, headers, body } = await ask(address, { range: "bytes=0-9" }, "HEAD");
    expect([status, headers["content-length"], headers["accept-ranges"], body.length]).toEqual([
      200,
      String(song.length),
      "bytes",
      0,
    ]);
  });

  it.each([
    ["bytes=0-99", 0, 99],
    ["bytes=299990-", 299_990, 299_999],
    ["bytes=-10", 299_990, 299_999],
    ["bytes=100000-900000", 100_000, 299_999],
  ])("comes in part for %s, first from the CMS and then from the disk", async (range, from, to) => {
    const { ask, kept } = await start(uploads());
    for (const time of ["first", "then"]) {
      const { status, headers, body } = await ask(address, { range });
      expect([time, status, headers["content-range"], headers["content-length"]]).toEqual([
        time,
        206,
        `bytes ${from}-${to}/300000`,
        String(to - from + 1),
      ]);
      expect(body.equals(song.subarray(from, to + 1))).toBe(true);
      await kept();
    }
  });

  it("refuses a range that begins after its end", async () => {
    const { ask } = await start(uploads());
    const { status, headers, body } = await ask(address, { range: "bytes=300000-" });
    expect([status, headers["content-range"], body.length]).toEqual([416, "bytes */300000", 0]);
  });

  it("is sent whole for an invalid range", async () => {
    const { ask } = await start(uploads());
    expect((await ask(address, { range: "bytes=9-1" })).status).toBe(200);
  });

  it("is sent in several parts if requested", async () => {
    const { ask } = await start(uploads());
    const { status, headers, body } = await ask(address, { range: "bytes=0-2,-2" });
    const boundary =
      /^multipart\/byteranges; boundary=(\w+)$/.exec(headers["content-type"] ?? "")?.[1] ?? "";
    expect([status, headers["content-length"], headers["content-range"]]).toEqual([
      206,
      String(body.length),
      undefined,
    ]);
    const expected = [
      `\r\n--${boundary}\r\nContent-Type: audio/mpeg\r\nContent-Range: bytes 0-2/300000\r\n\r\n`,
      song.subarray(0, 3).toString("latin1"),
      `\r\n--${boundary}\r\nContent-Type: audio/mpeg\r\nContent-Range: bytes 299998-299999/300000\r\n\r\n`,
      song.subarray(-2).toString("latin1"),
      `\r\n--${boundary}--\r\n`,
    ].join("");
    expect(body.toString("latin1")).toBe(expected);
  });
});

describe("a condition", () => {
  it("returns 304 for the current version", async () => {
    const { ask } = await start(uploads());
    const etag = (await ask(address)).headers.etag ?? "";
    for (const headers of [
      { "if-none-match": etag },
      { "if-none-match": `"x", W/${etag}` },
      { "if-none-match": "*" },
      { "if-modified-since": changed },
    ] as Record<string, string>[]) {
      const response = await ask(address, headers);
      expect([headers, response.status, response.headers.etag, response.body.length]).toEqual([
        headers,
        304,
        etag,
        0,
      ]);
    }
  });

  it("sends the file for another version", async () => {
    const { ask } = await start(uploads());
    for (const headers of [
      { "if-none-match": '"x"' },
      { "if-modified-since": "Tue, 17 Nov 2026 09:00:00 GMT" },
      { "if-none-match": '"x"', "if-modified-since": changed },
    ] as Record<string, string>[]) {
      expect([headers, (await ask(address, headers)).status]).toEqual([headers, 200]);
    }
  });

  it("returns 412 if the version must not be sent", async () => {
    const { ask } = await start(uploads());
    for (const headers of [
      { "if-match": '"x"' },
      { "if-unmodified-since": "Tue, 17 Nov 2026 09:00:00 GMT" },
    ] as Record<string, string>[]) {
      expect([headers, (await ask(address, headers)).status]).toEqual([headers, 412]);
    }
    expect((await ask(address, { "if-match": "*" })).status).toBe(200);
  });

  it("sends the range if the tag or date matches, otherwise the whole file", async () => {
    const { ask } = await start(uploads());
    const etag = (await ask(address)).headers.etag ?? "";
    const status = async (ifRange: string) =>
      (await ask(address, { range: "bytes=0-1", "if-range": ifRange })).status;
    expect([
      await status(etag),
      await status(changed),
      await status(`W/${etag}`),
      await status('"old"'),
      await status("Tue, 17 Nov 2026 09:00:00 GMT"),
    ]).toEqual([206, 206, 200, 200, 200]);
  });
});

describe("the cache", () => {
  it("downloads a file once for many listeners at different positions", async () => {
    const calls: string[] = [];
    const { ask } = await start(uploads(calls));
    const responses = await Promise.all(
      [0, 1000, 299_000].map((from) => ask(address, { range: `bytes=${from}-` })),
    );
    expect(responses.map(({ body }) => body.length)).toEqual([300_000, 299_000, 1000]);
    expect(calls).toEqual(["GET /uploads/one.mp3"]);
  });

  it("sends data before the download is complete", async () => {
    let finish = () => {};
    const { ask } = await start((_req, res) => {
      res.writeHead(200, { "Content-Length": song.length });
      res.write(song.subarray(0, 1000));
      finish = () => res.end(song.subarray(1000));
    });
    expect((await ask(address, { range: "bytes=0-999" })).body.equals(song.subarray(0, 1000))).toBe(
      true,
    );
    const rest = ask(address, { range: "bytes=500-1999" });
    finish();
    expect((await rest).body.equals(song.subarray(500, 2000))).toBe(true);
  });

  it("keeps playing while the CMS is down", async () => {
    const { ask, stopCms, kept } = await start(uploads());
    const etag = (await ask(address)).headers.etag;
    await kept();
    await stopCms();
    const { status, headers, body } = await ask(address, { range: "bytes=5-9" });
    expect([status, headers.etag, body.equals(song.subarray(5, 10))]).toEqual([206, etag, true]);
  });

  it("reports that an uncached episode can't be played while the CMS is down", async () => {
    const { ask, stopCms } = await start(uploads());
    await stopCms();
    const { status, headers } = await ask(address);
    expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([
      503,
      "5",
      "no-store",
    ]);
  });

  it("revalidates after an hour without delaying the listener", async () => {
    const calls: string[] = [];
    const { ask, folder, kept } = await start(uploads(calls));
    const etag = (await ask(address)).headers.etag;
    await kept();
    const note = (await readdir(folder)).find((name) => name.endsWith(".json")) ?? "";
    await utimes(join(folder, note), new Date(0), new Date(0));
    expect((await ask(address)).headers.etag).toBe(etag);
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect((await ask(address)).headers.etag).toBe(etag);
  });

  it("discards an interrupted download and cuts the response short", async () => {
    let broken = true;
    let breakOff = () => {};
    const { ask, folder, lines } = await start((req, res) => {
      if (!broken) return void uploads()(req, res);
      res.writeHead(200, { "Content-Length": song.length }).write(song.subarray(0, 1000));
      breakOff = () => res.destroy();
    });
    // Break it off only after the response has started.
    const { whole, body } = await ask(address, {}, "GET", () => breakOff());
    expect([whole, body.length]).toEqual([false, 1000]);
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]));
    expect(lines.join("\n")).toContain("audio response incomplete");
    broken = false;
    expect((await ask(address)).body.equals(song)).toBe(true);
  });

  it("does not report listeners who leave", async () => {
    let finish = () => {};
    const { ask, kept, lines } = await start((_req, res) => {
      res.writeHead(200, { "Content-Length": song.length }).write(song.subarray(0, 1000));
      finish = () => res.end(song.subarray(1000));
    });
    const { whole } = await ask(address, {}, "GET", (response) => response.destroy());
    expect(whole).toBe(false);
    finish();
    await kept();
    expect((await ask(address)).body.equals(song)).toBe(true);
    expect(lines).toEqual([]);
  });

  it("treats a file with a new size as another file", async () => {
    const calls: string[] = [];
    const { ask, episodes, kept } = await start(uploads(calls));
    const before = await ask(address);
    await kept();
    episodes.set("guid-1", {
      cms_url: "/uploads/one.mp3",
      type: "audio/mpeg",
      bytes: song.length + 1,
      episode_slug: "one",
    });
    const after = await ask(address);
    expect(calls).toHaveLength(2);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  it("removes the least recently played and unfinished files when it is full", async () => {
    const { ask, folder } = await start(uploads(), { limit: 400_000 });
    await mkdir(folder, { recursive: true });
    for (const [name, age] of [
      ["old.audio", 2],
      ["older.audio", 3],
      ["lost.part", 48],
      ["fresh.part", 0],
    ] as const) {
      await writeFile(join(folder, name), Buffer.alloc(name.endsWith("audio") ? 60_000 : 1));
      await utimes(join(folder, name), new Date(), new Date(Date.now() - age * 60 * 60 * 1000));
    }
    await ask(address);
    const key = createHash("sha256")
      .update(`/uploads/one.mp3 ${song.length}`)
      .digest("hex")
      .slice(0, 40);
    await vi.waitFor(async () =>
      expect((await readdir(folder)).sort()).toEqual(
        [`${key}.audio`, `${key}.json`, "fresh.part", "old.audio"].sort(),
      ),
    );
  });
});

describe("what is served", () => {
  it("only has published episodes", async () => {
    const calls: string[] = [];
    const { ask } = await start(uploads(calls));
    for (const path of [
      "/podcast/audio/guid-2.mp3",
      "/podcast/audio/guid-1",
      "/podcast/audio/",
      "/podcast/audio/..%2Fx.mp3",
      "/podcast/audio/a/b.mp3",
      "/podcast/audio/guid-1.mp3/x",
    ]) {
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    }
    expect(calls).toEqual([]);
  });

  it.each([
    "/admin/secret",
    "http://127.0.0.1:1/uploads/x.mp3",
    "//evil.test/uploads/x.mp3",
    "/uploads/../admin",
    "file:///etc/passwd",
    "http://[",
  ])("is never %s", async (cms_url) => {
    const calls: string[] = [];
    const { ask } = await start(uploads(calls), { file: { cms_url } });
    expect([(await ask(address)).status, calls]).toEqual([404, []]);
  });

  it("redirects to files on other hosts", async () => {
    const { ask } = await start(uploads(), { file: { cms_url: "https://media.example/one.mp3" } });
    const { status, headers } = await ask(address);
    expect([status, headers.location]).toEqual([302, "https://media.example/one.mp3"]);
  });

  it("always has an audio type", async () => {
    const { ask } = await start(uploads(), { file: { type: "text/html" } });
    expect((await ask(address)).headers["content-type"]).toBe("application/octet-stream");
  });

  it("can't be changed", async () => {
    const { ask } = await start(uploads());
    const { status, headers } = await ask(address, {}, "POST");
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  it("returns 503 while the BFF is down", async () => {
    const { ask } = await start(uploads(), { bffStatus: 503 });
    expect((await ask(address)).status).toBe(503);
  });

  it("returns 404 if the CMS has no such file, and follows no redirects", async () => {
    expect(
      (await (await start((_req, res) => void res.writeHead(404).end())).ask(address)).status,
    ).toBe(404);
    expect(
      (
        await (
          await start(
            (_req, res) => void res.writeHead(302, { Location: "http://127.0.0.1:1/" }).end(),
          )
        ).ask(address)
      ).status,
    ).toBe(502);
  });
});
