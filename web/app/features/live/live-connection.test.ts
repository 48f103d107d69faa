import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { createLiveConnection, times, type LiveSocket } from "./live-connection";

class FakeSocket implements LiveSocket {
  sent: string[] = [];
  closed = false;
  onmessage: LiveSocket["onmessage"] = null;
  onclose: LiveSocket["onclose"] = null;
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
  }
  says(event: object) {
    this.onmessage?.({ data: JSON.stringify(event) });
  }
}

const sockets: FakeSocket[] = [];
let tickets: (string | "ended" | null)[] = [];
let heard: string[] = [];
let live: ReturnType<typeof createLiveConnection>;

const latest = () => sockets.at(-1) as FakeSocket;
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  vi.useFakeTimers();
  sockets.length = 0;
  tickets = [];
  heard = [];
  live = createLiveConnection({
    ticket: () => Promise.resolve(tickets.length > 0 ? (tickets.shift() ?? null) : "t"),
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    random: () => 1,
  });
  live.listen(({ type, n }) => heard.push(n === undefined ? type : `${type} ${n}`));
});

afterEach(() => {
  live.stop();
  vi.useRealTimers();
});

async function opened() {
  live.start();
  await settle();
  latest().says({ n: 0, type: "ready" });
}

it("tells to catch up after connecting, then passes on what comes", async () => {
  await opened();
  latest().says({ n: 1, type: "message" });
  latest().says({ n: 1, type: "ping" });
  latest().says({ n: 2, type: "message" });
  expect(heard).toEqual(["catch-up", "message 1", "message 2"]);
});

it("catches up when a number is missing, also one that only a ping shows", async () => {
  await opened();
  latest().says({ n: 3, type: "message" });
  latest().says({ n: 5, type: "ping" });
  latest().says({ n: 6, type: "resync" });
  expect(heard).toEqual(["catch-up", "catch-up", "message 3", "catch-up", "catch-up"]);
});

it("connects again after growing pauses, and looks meanwhile", async () => {
  await opened();
  heard = [];
  latest().onclose?.({ code: 1006 });
  for (const pause of [500, 1000, 2000, 4000]) {
    tickets = [null];
    const before = sockets.length;
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(tickets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(tickets).toHaveLength(0);
    expect(sockets).toHaveLength(before);
  }
  tickets = [];
  await vi.advanceTimersByTimeAsync(8000);
  expect(heard).toEqual(["catch-up"]); // after 15 s without a socket
  latest().says({ n: 0, type: "ready" });
  expect(heard).toEqual(["catch-up", "catch-up"]);
  await vi.advanceTimersByTimeAsync(times.poll + 1);
  expect(heard).toHaveLength(2);
});

it("gives up on a socket that is silent or doesn't answer", async () => {
  await opened();
  await vi.advanceTimersByTimeAsync(times.silent);
  expect(latest().closed).toBe(true);
  await vi.advanceTimersByTimeAsync(500);
  latest().says({ n: 0, type: "ready" });
  const slept = latest();
  live.wake();
  expect(slept.sent).toEqual(['{"type":"ping"}']);
  await vi.advanceTimersByTimeAsync(times.answer);
  expect(slept.closed).toBe(true);
  await vi.advanceTimersByTimeAsync(500);
  expect(sockets).toHaveLength(3);
});

it("keeps a socket that answers after sleep", async () => {
  await opened();
  live.wake();
  latest().says({ n: 0, type: "pong" });
  await vi.advanceTimersByTimeAsync(times.answer);
  expect(latest().closed).toBe(false);
});

it("connects at once when the network is back", async () => {
  tickets = [null];
  live.start();
  await settle();
  expect(sockets).toHaveLength(0);
  live.wake();
  await settle();
  expect(sockets).toHaveLength(1);
});

it("stops when the session has ended, and at sign-out", async () => {
  await opened();
  latest().onclose?.({ code: 4401 });
  expect(heard.at(-1)).toBe("ended");
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sockets).toHaveLength(1);
  tickets = ["ended"];
  live.start();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sockets).toHaveLength(1);
  live.start();
  await settle();
  live.stop();
  expect(latest().closed).toBe(true);
});

it("leaves its place to newer tabs, looks now and then, and connects when it's used again", async () => {
  await opened();
  heard = [];
  latest().onclose?.({ code: 4009 });
  await vi.advanceTimersByTimeAsync(2 * times.poll);
  expect(sockets).toHaveLength(1);
  expect(heard).toEqual(["catch-up", "catch-up"]);
  live.wake();
  await settle();
  expect(sockets).toHaveLength(2);
});

it("sends only while the socket is open", async () => {
  live.send({ type: "typing" });
  await opened();
  live.send({ type: "typing" });
  expect(latest().sent).toEqual(['{"type":"typing"}']);
});
