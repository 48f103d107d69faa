import http from "node:http";
import https from "node:https";

/** The reason for a missing response, in the words of the HTTP client. */
export class HttpFailure extends Error {
  override readonly name = "HttpFailure";
  constructor(
    readonly kind: "network" | "timeout" | "aborted" | "too-large",
    options?: ErrorOptions,
  ) {
    super(
      {
        network: "Network Error",
        timeout: "timeout exceeded",
        aborted: "Request aborted",
        "too-large": "Response too large",
      }[kind],
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
  /** A larger response is a failure. */
  maxBytes?: number;
}

export interface HttpResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

// Kept-alive connections take a third of the CPU of `fetch`.
const agents = {
  "http:": new http.Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 64 }),
  "https:": new https.Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 64 }),
};

/** Milliseconds before each attempt, enough in total for a server to restart or another to take over. */
const waits = [0, 50, 100, 200, 400, 800];

/** Milliseconds without a response before a server counts as down. Requests then don't wait. */
const downAfter = 5_000;

/** When each server last responded. */
const responded = new Map<string, number>();

/**
 * Redirects are not followed. Rejects only with HttpFailure. A request whose connection broke is
 * sent again if that is safe: if it changes nothing or has an idempotency key.
 */
export async function sendHttp(request: HttpRequest): Promise<HttpResponse> {
  const { host } = typeof request.url === "string" ? new URL(request.url) : request.url;
  const until = performance.now() + request.timeoutMs;
  for (let attempt = 0; ; attempt += 1) {
    const started = performance.now();
    try {
      const response = await sendOnce({ ...request, timeoutMs: until - started });
      responded.set(host, performance.now());
      return response;
    } catch (error) {
      const failure = error instanceof HttpFailure ? error : asFailure(error);
      const wait = waits[attempt];
      const up =
        started - (responded.get(host) ?? -Infinity) < downAfter || failure instanceof StaleSocket;
      if (failure.kind !== "network" || wait === undefined || !up || !repeatable(request))
        throw failure;
      await new Promise((resolve) => setTimeout(resolve, wait));
      if (request.signal?.aborted) throw new HttpFailure("aborted");
    }
  }
}

/** The server closed a kept-alive connection as it was reused. */
class StaleSocket extends HttpFailure {}

function repeatable({ method = "GET", headers }: HttpRequest): boolean {
  return method === "GET" || method === "HEAD" || headers?.["idempotency-key"] !== undefined;
}

function asFailure(error: unknown): HttpFailure {
  return new HttpFailure("network", { cause: error });
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
      fail(stale ? new StaleSocket("network", { cause: error }) : asFailure(error));
    });
    outgoing.on("response", (incoming) => {
      const chunks: Buffer[] = [];
      let size = 0;
      incoming.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (maxBytes !== undefined && size > maxBytes) fail(new HttpFailure("too-large"));
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
