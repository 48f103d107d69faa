import type { IncomingMessage, ServerResponse } from "node:http";

interface Arrival {
  /** Milliseconds in which a whole request must arrive. */
  within: number;
  /** Bytes a second at least, after a minute. */
  rate?: number;
}

/** Of requests without files. */
export const ordinary: Arrival = { within: 30_000 };

/** Of requests with files: 25 MB at 256 kbit/s, and a minute of no connection. */
export const ofFiles = { within: 15 * 60_000, rate: 32 * 1024 } satisfies Arrival;

/** Milliseconds in which a file may stall. */
const stall = 60_000;

/** Answers a request that arrives too slowly with 408, and closes its connection. */
export function limitArrival(
  req: IncomingMessage,
  res: ServerResponse,
  { within, rate }: Arrival,
  grace = stall,
): void {
  if (req.headers["transfer-encoding"] === undefined && !Number(req.headers["content-length"]))
    return;
  const { socket } = req;
  const [started, before] = [performance.now(), socket.bytesRead];
  const end = () => {
    stop();
    if (req.complete || res.destroyed) return;
    if (res.headersSent) {
      socket.destroy();
      return;
    }
    res.writeHead(408, {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      Connection: "close",
    });
    res.end("What you sent arrived too slowly. Go back and send it again.");
  };
  const all = setTimeout(end, within);
  const slow =
    rate === undefined
      ? undefined
      : setInterval(() => {
          const seconds = (performance.now() - started - grace) / 1000;
          if (socket.bytesRead - before < seconds * rate) end();
        }, grace / 6);
  const stop = () => {
    clearTimeout(all);
    clearInterval(slow);
  };
  req.on("end", stop);
  res.on("close", stop);
}
