import { open, rename, rm, type FileHandle } from "node:fs/promises";
import http from "node:http";
import https from "node:https";
import { Readable } from "node:stream";

import type { ByteRange } from "./byte-range";

/** Milliseconds without data before a download fails. */
const idleTimeoutMs = 20_000;
const chunkBytes = 64 * 1024;

/** `status` is the CMS's status, or null without a response. */
export class DownloadFailure extends Error {
  override readonly name = "DownloadFailure";
  constructor(
    readonly status: number | null,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface Validators {
  etag: string | null;
  modified: string | null;
}

/** A download, which can be read while it is running. */
export interface Download {
  size: number;
  validators: Validators;
  /** Rejects with a DownloadFailure. */
  done: Promise<void>;
  /** Streams bytes as they arrive. */
  read(range: ByteRange): Readable;
}

const agents = {
  "http:": new http.Agent({ keepAlive: true, maxSockets: 16 }),
  "https:": new https.Agent({ keepAlive: true, maxSockets: 16 }),
};

/** A file's temporary and final path. */
export interface Places {
  unfinished: string;
  finished: string;
}

/**
 * Resolves once the CMS responds, with null if `known` is current. Follows no redirects. Rejects
 * with a DownloadFailure.
 */
export async function startDownload(
  url: URL,
  places: Places,
  known: Validators | null,
): Promise<Download | null> {
  const incoming = await ask(url, known);
  if (incoming.statusCode === 304 && known) {
    incoming.resume();
    return null;
  }
  const length = Number(incoming.headers["content-length"] ?? Number.NaN);
  if (incoming.statusCode !== 200 || !Number.isSafeInteger(length)) {
    incoming.destroy();
    throw new DownloadFailure(
      incoming.statusCode ?? null,
      `the CMS responded with ${incoming.statusCode}, length ${incoming.headers["content-length"] ?? "unknown"}`,
    );
  }
  return growing(incoming, places, length);
}

function ask(url: URL, known: Validators | null): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const secure = url.protocol === "https:";
    const outgoing = (secure ? https : http).get(url, {
      agent: agents[secure ? "https:" : "http:"],
      timeout: idleTimeoutMs,
      headers: {
        "accept-encoding": "identity",
        ...(known?.etag ? { "if-none-match": known.etag } : {}),
        ...(known?.modified ? { "if-modified-since": known.modified } : {}),
      },
    });
    outgoing.on("timeout", () => outgoing.destroy(new Error("timeout exceeded")));
    outgoing.on("error", (error) =>
      reject(new DownloadFailure(null, error.message, { cause: error })),
    );
    outgoing.on("response", resolve);
  });
}

async function growing(
  incoming: http.IncomingMessage,
  { unfinished, finished }: Places,
  size: number,
): Promise<Download> {
  let written = 0;
  let failure: DownloadFailure | null = null;
  let waiting: (() => void)[] = [];
  const tell = () => {
    const told = waiting;
    waiting = [];
    for (const wake of told) wake();
  };
  const target = await open(unfinished, "w").catch((error: unknown) => {
    incoming.destroy();
    throw error;
  });

  async function fill(): Promise<void> {
    try {
      for await (const chunk of incoming as AsyncIterable<Buffer>) {
        await target.write(chunk);
        written += chunk.length;
        tell();
      }
      if (written !== size) throw new Error(`received ${written} of ${size} bytes`);
      await rename(unfinished, finished);
    } catch (error) {
      failure = new DownloadFailure(null, error instanceof Error ? error.message : String(error), {
        cause: error,
      });
      await rm(unfinished, { force: true });
      throw failure;
    } finally {
      await target.close();
      tell();
    }
  }
  const done = fill();
  // Callers that need the whole file await `done`. An unhandled failure must not end the process.
  done.catch(() => undefined);

  /** Opens the file under its temporary name, or the final one if it was just renamed. */
  async function opened(): Promise<FileHandle> {
    return open(unfinished, "r").catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      return failure ? Promise.reject(failure) : open(finished, "r");
    });
  }

  async function* bytes({ start, end }: ByteRange): AsyncGenerator<Buffer> {
    const handle = await opened();
    try {
      for (let at = start; at <= end;) {
        const ready = Math.min(written, end + 1) - at;
        if (ready > 0) {
          const length = Math.min(ready, chunkBytes);
          const { bytesRead, buffer } = await handle.read(
            Buffer.allocUnsafe(length),
            0,
            length,
            at,
          );
          if (bytesRead === 0) throw new DownloadFailure(null, "the file was cut short");
          at += bytesRead;
          yield buffer.subarray(0, bytesRead);
        } else if (failure) throw failure;
        else await new Promise<void>((resolve) => waiting.push(resolve));
      }
    } finally {
      await handle.close();
    }
  }

  return {
    size,
    validators: {
      etag: incoming.headers.etag ?? null,
      modified: incoming.headers["last-modified"] ?? null,
    },
    done,
    read: (range) => Readable.from(bytes(range), { objectMode: false }),
  };
}
