import http from "node:http";
import https from "node:https";

/** Why no response came, in the generic client's words. */
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

interface HttpRequest {
  url: string | URL;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Milliseconds for the whole response. */
  timeoutMs: number;
  signal?: AbortSignal;
  /** Larger responses are network failures. */
  maxBytes?: number;
}

export interface HttpResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

// Kept-alive connections cost a third of `fetch`.
const agents = {
  "http:": new http.Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 64 }),
  "https:": new https.Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 64 }),
};

/** Redirects are not followed. Rejects only with HttpFailure. */
export async function sendHttp(request: HttpRequest): Promise<HttpResponse> {
  try {
    return await sendOnce(request);
  } catch (error) {
    // A kept-alive connection may close just as it is reused.
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
