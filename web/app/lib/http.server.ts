import http from "node:http";
import https from "node:https";

/** Why no answer came. The messages are the generic client's, word for word. */
export class HttpFailure extends Error {
  override readonly name = "HttpFailure";
  constructor(
    readonly kind: "network" | "timeout" | "aborted",
    options?: ErrorOptions,
  ) {
    super(
      { network: "Network Error", timeout: "timeout exceeded", aborted: "Request aborted" }[kind],
      options,
    );
  }
}

export interface HttpRequest {
  url: string | URL;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Milliseconds until the whole answer must have arrived. */
  timeoutMs: number;
  signal?: AbortSignal;
  /** Bytes after which the answer is given up as a network failure. */
  maxBytes?: number;
}

export interface HttpResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

// One pool of kept-alive connections per process: a call costs a third of what `fetch` costs.
const agents = {
  "http:": new http.Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 64 }),
  "https:": new https.Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 64 }),
};

/**
 * Sends one request and reads the whole answer. Redirects are answers, not
 * followed. Rejects with HttpFailure alone.
 */
export async function sendHttp(request: HttpRequest): Promise<HttpResponse> {
  try {
    return await sendOnce(request);
  } catch (error) {
    // A kept-alive connection may be closed by the other side just as it is used again.
    const idempotent =
      request.method === undefined || request.method === "GET" || request.method === "HEAD";
    if (error instanceof StaleSocket && idempotent) return sendOnce(request).catch(asFailure);
    return asFailure(error);
  }
}

class StaleSocket extends Error {}

function asFailure(error: unknown): never {
  if (error instanceof HttpFailure) throw error;
  throw new HttpFailure("network", { cause: error });
}

function sendOnce({
  url,
  method = "GET",
  headers,
  body,
  timeoutMs,
  signal,
  maxBytes,
}: HttpRequest): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(new HttpFailure("aborted"));
      return;
    }
    const target = typeof url === "string" ? new URL(url) : url;
    const secure = target.protocol === "https:";
    const outgoing = (secure ? https : http).request(target, {
      method,
      agent: agents[secure ? "https:" : "http:"],
      headers:
        body === undefined
          ? headers
          : { ...headers, "content-length": String(Buffer.byteLength(body)) },
    });
    const timer = setTimeout(() => fail(new HttpFailure("timeout")), timeoutMs);
    const onAbort = () => fail(new HttpFailure("aborted"));
    signal?.addEventListener("abort", onAbort, { once: true });

    function settle() {
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
    }
    function fail(error: Error) {
      settle();
      reject(error);
      outgoing.destroy();
    }

    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      const stale =
        outgoing.reusedSocket && (error.code === "ECONNRESET" || error.code === "EPIPE");
      fail(
        stale
          ? new StaleSocket(error.message, { cause: error })
          : new HttpFailure("network", { cause: error }),
      );
    });
    outgoing.on("response", (incoming) => {
      const chunks: Buffer[] = [];
      let size = 0;
      incoming.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (maxBytes !== undefined && size > maxBytes) fail(new HttpFailure("network"));
        else chunks.push(chunk);
      });
      incoming.on("error", (error) => fail(new HttpFailure("network", { cause: error })));
      incoming.on("aborted", () => fail(new HttpFailure("network")));
      incoming.on("end", () => {
        settle();
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(chunks),
        });
      });
    });
    outgoing.end(body);
  });
}
