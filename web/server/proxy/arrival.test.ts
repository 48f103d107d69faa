import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

import { expect, it } from "vitest";

import { localServer } from "../../test/local-server";
import { limitArrival } from "./arrival";

/** Sends a body in pieces, one every few milliseconds. Returns what comes back. */
async function send(
  arrival: Parameters<typeof limitArrival>[2],
  { pieces, every = 20, size = 10 }: { pieces: number; every?: number; size?: number },
) {
  const { url } = await localServer((req, res) => {
    limitArrival(req, res, arrival, 60);
    req.resume().on("end", () => res.end("whole"));
  });
  const { hostname, port } = new URL(url);
  return new Promise<string>((resolve, reject) => {
    let got = "";
    const socket = connect(Number(port), hostname);
    socket.on("error", reject).on("data", (data) => (got += data.toString()));
    socket.on("close", () => resolve(got));
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 1000\r\n\r\n`);
    void (async () => {
      for (let n = 0; n < pieces && socket.writable; n += 1) {
        socket.write("x".repeat(size));
        await pause(every);
      }
    })();
  });
}

it("ends a body that doesn't arrive in time", async () => {
  expect(await send({ within: 100 }, { pieces: 1 })).toMatch(/^HTTP\/1.1 408 /);
});

it("ends a file that trickles, long before its time is over", async () => {
  expect(await send({ within: 60_000, rate: 5_000 }, { pieces: 100 })).toMatch(/^HTTP\/1.1 408 /);
});

it("lets a file arrive slowly but steadily", async () => {
  const got = await send({ within: 60_000, rate: 100 }, { pieces: 20, size: 50 });
  expect(got).toMatch(/^HTTP\/1.1 200 /);
  expect(got).toMatch(/whole$/);
});

it("doesn't time a request without a body", async () => {
  const { url } = await localServer((req, res) => {
    limitArrival(req, res, { within: 1 });
    setTimeout(() => res.end("late"), 20);
  });
  expect(await (await fetch(url)).text()).toBe("late");
});
