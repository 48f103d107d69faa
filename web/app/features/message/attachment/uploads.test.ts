// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { largestFile } from "./limits";
import { idleAfter } from "./send-file";
import { Uploads, type Chosen } from "./uploads";

/** Requests whose answers the test gives. */
class FakeRequest {
  static all: FakeRequest[] = [];
  upload: { onprogress?: (event: object) => void; onload?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  response: unknown = null;
  constructor() {
    FakeRequest.all.push(this);
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.onabort?.();
  }
  answer(status: number, response: unknown) {
    this.status = status;
    this.response = response;
    this.onload?.();
  }
}

beforeEach(() => {
  FakeRequest.all = [];
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const chosen = (key: string, size = 3): Chosen => {
  const file = new File(["log"], `${key}.pdf`);
  Object.defineProperty(file, "size", { value: size });
  return { key, name: file.name, size, file, id: "" };
};
const requested = (count: number) => vi.waitFor(() => expect(FakeRequest.all).toHaveLength(count));

it("uploads one file after the other, each once, and says how far it is", async () => {
  const uploads = new Uploads("c");
  const [a, b] = [chosen("a"), chosen("b")];
  const first = uploads.ensure(a);
  expect(uploads.ensure(a)).toBe(first);
  const second = uploads.ensure(b);
  await requested(1);
  FakeRequest.all[0]?.upload.onprogress?.({ loaded: 1, total: 3, lengthComputable: true });
  expect(uploads.of(a)).toEqual({ is: "sending", sent: 1, total: 3 });
  expect(uploads.of(b)).toEqual({ is: "waiting" });
  FakeRequest.all[0]?.answer(200, { id: "1" });
  await expect(first).resolves.toEqual({ is: "done", id: "1" });
  await requested(2);
  FakeRequest.all[1]?.answer(422, { errors: { file: ["The file is empty."] } });
  await expect(second).resolves.toEqual({ is: "refused", detail: "The file is empty." });
  await uploads.ensure(a);
  expect(FakeRequest.all).toHaveLength(2);
});

it("refuses a file over 25 MB without sending it", async () => {
  const got = await new Uploads("c").ensure(chosen("a", largestFile + 1));
  expect(got).toEqual({ is: "refused", detail: "The file is larger than 25 MB." });
  expect(FakeRequest.all).toHaveLength(0);
});

it("can be tried again without a connection, and while the server is busy", async () => {
  const uploads = new Uploads("c");
  const a = chosen("a");
  const lost = uploads.ensure(a);
  await requested(1);
  FakeRequest.all[0]?.onerror?.();
  await expect(lost).resolves.toEqual({ is: "failed" });
  const busy = uploads.ensure(a);
  await requested(2);
  FakeRequest.all[1]?.answer(503, null);
  await expect(busy).resolves.toEqual({ is: "failed" });
  const slow = uploads.ensure(a);
  await requested(3);
  FakeRequest.all[2]?.answer(408, null);
  await expect(slow).resolves.toEqual({ is: "failed" });
  const done = uploads.ensure(a);
  await requested(4);
  FakeRequest.all[3]?.answer(200, { id: "1" });
  await expect(done).resolves.toEqual({ is: "done", id: "1" });
});

it("stops an upload, and deletes one that had arrived", async () => {
  const uploads = new Uploads("c");
  const deleted: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    deleted.push(address);
    return Promise.resolve(Response.json({}));
  });
  const a = chosen("a");
  const stopped = uploads.ensure(a);
  await requested(1);
  uploads.cancel(a);
  await expect(stopped).resolves.toEqual({ is: "canceled" });
  expect(deleted).toEqual([]);
  const b = chosen("b");
  const done = uploads.ensure(b);
  await requested(2);
  FakeRequest.all[1]?.answer(200, { id: "1" });
  await done;
  uploads.cancel(b);
  expect(deleted).toEqual(["/api/conversations/c/attachments/1"]);
});

it("gives up after a minute without progress, and never while there is some", async () => {
  vi.useFakeTimers();
  const uploads = new Uploads("c");
  const a = chosen("a");
  const stalled = uploads.ensure(a);
  await vi.advanceTimersByTimeAsync(idleAfter - 1);
  const progress = { loaded: 1, total: 3, lengthComputable: true };
  FakeRequest.all[0]?.upload.onprogress?.(progress);
  await vi.advanceTimersByTimeAsync(idleAfter - 1);
  expect(uploads.of(a)).toEqual({ is: "sending", sent: 1, total: 3 });
  await vi.advanceTimersByTimeAsync(1);
  await expect(stalled).resolves.toEqual({ is: "failed" });
});

it("deletes a file that was canceled after all of it was sent", async () => {
  const uploads = new Uploads("c");
  const deleted: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    deleted.push(address);
    return Promise.resolve(Response.json({}));
  });
  const a = chosen("a");
  const got = uploads.ensure(a);
  await requested(1);
  FakeRequest.all[0]?.upload.onload?.({});
  expect(uploads.of(a)).toEqual({ is: "checking" });
  uploads.cancel(a);
  FakeRequest.all[0]?.answer(200, { id: "1" });
  await expect(got).resolves.toEqual({ is: "canceled" });
  expect(deleted).toEqual(["/api/conversations/c/attachments/1"]);
});

it("has a file from another page only if the browser kept it", async () => {
  const got = await new Uploads("c").ensure({ ...chosen("a"), file: null });
  expect(got).toEqual({ is: "refused", detail: "Attach the file again." });
  const kept = await new Uploads("c").ensure({ ...chosen("a"), id: "1" });
  expect(kept).toEqual({ is: "done", id: "1" });
});
