import { createServer } from "node:net";

import { isRouteErrorResponse } from "@remix-run/react";
import { describe, expect, it, onTestFinished } from "vitest";

import { bodyOf, localServer, sendJson } from "../../test/local-server";
import { ApiError, apiFor, callApi, thrownFor, type ApiBase, type ApiFailure } from "./api.server";
import type { RequestContext } from "./load-context";

const base = (url: string, access: string | null = null): ApiBase => ({
  url,
  headers: { "x-request-id": "request-1" },
  access,
});

/** Runs one call against a server that records the request. */
async function sent<T>(call: (base: ApiBase) => Promise<T>, access: string | null = null) {
  let request = { method: "", url: "", headers: {} as Record<string, unknown>, body: "" };
  const { url } = await localServer((req, res) => {
    void bodyOf(req).then((body) => {
      request = { method: req.method ?? "", url: req.url ?? "", headers: req.headers, body };
      sendJson(res, 200, { ok: true });
    });
  });
  const result = await call(base(url, access));
  return { request, result };
}

describe("a call sends", () => {
  it("the method, the path, and no body", async () => {
    const { request, result } = await sent((base) => callApi(base, "get", "/api/experts"));
    expect(request).toMatchObject({ method: "GET", url: "/api/experts", body: "" });
    expect(result).toEqual({ ok: true, status: 200, data: { ok: true } });
  });

  it("path parameters, encoded", async () => {
    const { request } = await sent((base) =>
      callApi(base, "post", "/api/admin/claims/{id}/verify", {
        path: { id: "a/b?c" },
        body: { version: 1, reason: "" },
      }),
    );
    expect(request.url).toBe("/api/admin/claims/a%2Fb%3Fc/verify");
  });

  it("the query, with repeated names for lists and without empty values", async () => {
    const { request } = await sent((base) =>
      callApi(base, "get", "/api/experts", {
        query: { q: "crane & rope", state: ["NJ", "NY"], page: 2, country: null, sort: undefined },
      }),
    );
    expect(request.url).toBe("/api/experts?q=crane+%26+rope&state=NJ&state=NY&page=2");
  });

  it("the query of a URL unchanged", async () => {
    const query = new URLSearchParams("q=crane&state=NJ&state=NY");
    const { request } = await sent((base) => callApi(base, "get", "/api/experts", { query }));
    expect(request.url).toBe("/api/experts?q=crane&state=NJ&state=NY");
  });

  it("a body as JSON", async () => {
    const { request } = await sent((base) =>
      callApi(base, "post", "/api/password-recovery", { body: { email: "zoë@peritus.test" } }),
    );
    expect(request).toMatchObject({ method: "POST", body: '{"email":"zoë@peritus.test"}' });
    expect(request.headers["content-type"]).toBe("application/json");
  });

  it("form data as multipart, byte for byte", async () => {
    const form = new FormData();
    form.set("document", new File(["line one\r\nline two"], "résumé.txt", { type: "text/plain" }));
    const { request } = await sent((base) =>
      callApi(base, "post", "/api/claims/{id}/document", { path: { id: "1" }, body: form }),
    );
    expect(request.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(request.body).toContain('filename="résumé.txt"');
    expect(request.body).toContain("line one\r\nline two");
  });

  it("the session's token, an explicit one instead, or none", async () => {
    const token = async (explicit?: string | null, access: string | null = "session") => {
      const { request } = await sent(
        (base) => callApi(base, "get", "/api/experts", { token: explicit }),
        access,
      );
      return request.headers.authorization;
    };
    expect(await token()).toBe("Bearer session");
    expect(await token("explicit")).toBe("Bearer explicit");
    expect(await token(null)).toBeUndefined();
    expect(await token(undefined, null)).toBeUndefined();
  });

  it("the request id and the headers of the operation", async () => {
    const { request } = await sent((base) =>
      callApi(base, "get", "/api/claims/{id}", {
        path: { id: "1" },
        headers: { "X-Claim-Browser": "secret" },
      }),
    );
    expect(request.headers).toMatchObject({
      "x-request-id": "request-1",
      "x-claim-browser": "secret",
    });
  });
});

const getExperts = (url: string, settings: { timeoutMs?: number; signal?: AbortSignal } = {}) =>
  callApi(base(url), "get", "/api/experts", settings);

async function received(status: number, body: unknown, headers: Record<string, string> = {}) {
  const { url } = await localServer((_req, res) => sendJson(res, status, body, headers));
  return getExperts(url);
}

describe("what a call returns", () => {
  it("is the data on success, or null without data", async () => {
    const { url } = await localServer((_req, res) => res.writeHead(204).end());
    expect(await getExperts(url)).toEqual({ ok: true, status: 204, data: null });
  });

  it("is the errors field on failure", async () => {
    const errors = { email: ["This is no address."] };
    expect(await received(422, { level: "error", detail: "check the form", errors })).toMatchObject(
      { ok: false, kind: "refused", status: 422, errors },
    );
  });

  it("is the capitalized detail if there are no errors", async () => {
    expect(await received(409, { level: "error", detail: "somebody was faster" })).toMatchObject({
      ok: false,
      status: 409,
      detail: "Somebody was faster",
      errors: null,
    });
  });

  it("includes how long to wait", async () => {
    expect(await received(429, { detail: "too many" }, { "Retry-After": "30" })).toMatchObject({
      status: 429,
      retryAfter: 30,
    });
  });

  it("keeps the message if the response can't be read", async () => {
    const { url } = await localServer((_req, res) => res.writeHead(200).end("<html>"));
    const result = await getExperts(url);
    expect(result).toMatchObject({ ok: false, kind: "unreadable", status: 200 });
    expect(result.ok || result.detail).toMatch(/JSON/);
  });

  it("is 'Network Error' when no server is listening", async () => {
    const { url, server } = await localServer(() => {});
    await new Promise((resolve) => server.close(resolve));
    expect(await getExperts(url)).toMatchObject({
      ok: false,
      kind: "network",
      status: null,
      detail: "Network Error",
    });
  });

  it("is 'Network Error' when the response breaks off", async () => {
    const { url } = await localServer((_req, res) => {
      res.writeHead(200, { "Content-Length": "100" });
      res.write("half", () => res.destroy());
    });
    expect(await getExperts(url)).toMatchObject({
      ok: false,
      detail: "Network Error",
    });
  });

  it("is 'timeout exceeded' after a timeout", async () => {
    const { url } = await localServer(() => {});
    expect(await getExperts(url, { timeoutMs: 40 })).toMatchObject({
      ok: false,
      kind: "timeout",
      detail: "timeout exceeded",
    });
  });

  it("is 'Request aborted' when the caller aborts before or during the call", async () => {
    const { url } = await localServer(() => {});
    const during = new AbortController();
    setTimeout(() => during.abort(), 20);
    expect(await getExperts(url, { signal: during.signal })).toMatchObject({
      ok: false,
      kind: "aborted",
      detail: "Request aborted",
    });
    expect(await getExperts(url, { signal: AbortSignal.abort() })).toMatchObject({
      ok: false,
      detail: "Request aborted",
    });
  });

  it("survives a kept-alive connection that the server has closed", async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      const first = connections === 1;
      socket.on("error", () => {});
      let requests = 0;
      socket.on("data", () => {
        requests += 1;
        if (first && requests === 2) socket.resetAndDestroy();
        else
          socket.write(
            "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: keep-alive\r\n\r\n{}",
          );
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
    expect(await getExperts(url)).toMatchObject({ ok: true });
    expect(await getExperts(url)).toMatchObject({ ok: true });
    expect(connections).toBe(2);
  });
});

const refused = (status: number, detail: string, more: Partial<ApiFailure> = {}): ApiFailure => ({
  kind: "refused",
  status,
  detail,
  errors: null,
  code: null,
  data: null,
  retryAfter: null,
  location: null,
  ...more,
});

async function screen(failure: ApiFailure) {
  const thrown = thrownFor(failure);
  if (!(thrown instanceof Response)) throw thrown;
  return { status: thrown.status, body: (await thrown.json()) as unknown, headers: thrown.headers };
}

describe("what a failure throws", () => {
  it("is 404 'Page not found' for a missing object", async () => {
    expect(await screen(refused(404, "Expert: Object does not exist"))).toMatchObject({
      status: 404,
      body: { message: "Page not found" },
    });
  });

  it("is 401 'Please login to access this page' with a Login button", async () => {
    expect(await screen(refused(401, "whatever"))).toMatchObject({
      status: 401,
      body: { message: "Please login to access this page", buttonText: "Login" },
    });
  });

  it("is 503 with a retry time for every kind of outage", async () => {
    for (const failure of [
      refused(500, "panic"),
      refused(503, "away"),
      refused(0, "Network Error", { kind: "network", status: null }),
    ]) {
      const { status, headers } = await screen(failure);
      expect(status).toBe(503);
      expect(headers.get("Retry-After")).toBe("5");
    }
  });

  it("is a redirect if the BFF redirects", () => {
    const thrown = thrownFor(refused(301, "Moved", { location: "/blog/new-slug" })) as Response;
    expect([thrown.status, thrown.headers.get("Location")]).toEqual([301, "/blog/new-slug"]);
  });

  it("is an ApiError with its text for every other refusal", () => {
    for (const status of [400, 403, 404, 409, 422, 429]) {
      const thrown = thrownFor(refused(status, "Because", { errors: { name: ["Too long."] } }));
      expect(thrown).toBeInstanceOf(ApiError);
      expect(thrown).toMatchObject({ status, detail: "Because", errors: { name: ["Too long."] } });
    }
  });
});

function argsFor(url: string, { navigation = {} as unknown, missing = false } = {}) {
  const context = {
    bffUrl: url,
    bffHeaders: {},
    access: "session",
    navigation,
    missing,
  } as unknown as RequestContext;
  return { context: context as never, request: new Request("http://localhost/x") };
}

describe("the BFF within a request", () => {
  it("is called once for repeated GETs", async () => {
    let asked = 0;
    const { url } = await localServer((_req, res) => sendJson(res, 200, { asked: ++asked }));
    const args = argsFor(url);
    const replies = await Promise.all([
      apiFor(args).get("/api/experts"),
      apiFor(args).get("/api/experts"),
      apiFor(args).get("/api/experts", { query: { page: 2 } }),
    ]);
    expect(asked).toBe(2);
    expect(replies[0]).toEqual(replies[1]);
  });

  it("isn't called for a path that the guard doesn't know", async () => {
    const asked: string[] = [];
    const { url } = await localServer((req, res) => {
      asked.push(`${req.method} ${req.url}`);
      sendJson(res, 200, {});
    });
    const api = apiFor(argsFor(url, { missing: true }));
    const thrown: unknown = await api.get("/api/experts").catch((error: unknown) => error);
    expect((thrown as Response).status).toBe(404);
    const sent = await api.call("post", "/api/settings/totp");
    expect(sent).toMatchObject({ ok: false, status: 404 });
    // The error screen has a header and a footer.
    expect((await api.call("get", "/api/content/site")).ok).toBe(true);
    expect(asked).toEqual(["GET /api/content/site"]);
  });

  it("isn't called if the guard found it down", async () => {
    const thrown: unknown = await apiFor(argsFor("http://127.0.0.1:1", { navigation: null }))
      .get("/api/experts")
      .catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).status).toBe(503);
    expect(isRouteErrorResponse(thrown)).toBe(false);
  });
});
