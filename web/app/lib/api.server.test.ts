import { createServer } from "node:net";

import { isRouteErrorResponse } from "@remix-run/react";
import { describe, expect, it, onTestFinished } from "vitest";

import { bodyOf, localServer, sendJson } from "../../test/local-server";
import { ApiError, apiFor, callApi, thrownFor, type ApiCall, type ApiFailure } from "./api.server";
import type { RequestContext } from "./load-context";

const base = (url: string, access: string | null = null) => ({
  url,
  headers: { "x-request-id": "request-1" },
  access,
});

async function seen(call: ApiCall, access: string | null = null) {
  let request = { method: "", url: "", headers: {} as Record<string, unknown>, body: "" };
  const { url } = await localServer((req, res) => {
    void bodyOf(req).then((body) => {
      request = { method: req.method ?? "", url: req.url ?? "", headers: req.headers, body };
      sendJson(res, 200, { ok: true });
    });
  });
  const result = await callApi(base(url, access), call);
  return { request, result };
}

describe("what a call sends", () => {
  it("is a GET of the base address plus the path when nothing else is said", async () => {
    const { request, result } = await seen({ path: "/api/experts" });
    expect(request).toMatchObject({ method: "GET", url: "/api/experts", body: "" });
    expect(result).toEqual({ ok: true, status: 200, data: { ok: true } });
  });

  it("carries the query, repeats lists and leaves out what is empty", async () => {
    const { request } = await seen({
      path: "/x",
      query: {
        q: "crane & rope",
        state: ["NJ", "NY"],
        page: 2,
        none: null,
        also: undefined,
        blank: "",
      },
    });
    expect(request.url).toBe("/x?q=crane+%26+rope&state=NJ&state=NY&page=2");
  });

  it("carries a body as JSON", async () => {
    const { request } = await seen({ path: "/x", method: "POST", body: { name: "Zoë" } });
    expect(request).toMatchObject({ method: "POST", body: '{"name":"Zoë"}' });
    expect(request.headers["content-type"]).toBe("application/json");
  });

  it("carries form data as multipart, exactly as it is", async () => {
    const form = new FormData();
    form.set("file", new File(["line one\r\nline two"], "résumé.txt", { type: "text/plain" }));
    const { request } = await seen({ path: "/x", method: "PUT", body: form });
    expect(request.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(request.body).toContain('filename="résumé.txt"');
    expect(request.body).toContain("line one\r\nline two");
  });

  it("carries the session's token, an explicit one instead of it, or none", async () => {
    expect((await seen({ path: "/x" }, "session")).request.headers.authorization).toBe(
      "Bearer session",
    );
    expect(
      (await seen({ path: "/x", token: "explicit" }, "session")).request.headers.authorization,
    ).toBe("Bearer explicit");
    expect(
      (await seen({ path: "/x", token: null }, "session")).request.headers.authorization,
    ).toBeUndefined();
    expect((await seen({ path: "/x" })).request.headers.authorization).toBeUndefined();
  });

  it("carries the request's id", async () => {
    expect((await seen({ path: "/x" })).request.headers["x-request-id"]).toBe("request-1");
  });
});

async function answered(status: number, body: unknown, headers: Record<string, string> = {}) {
  const { url } = await localServer((_req, res) => sendJson(res, status, body, headers));
  return callApi(base(url), { path: "/x" });
}

describe("what a call answers", () => {
  it("is the data on success, or null where there is none", async () => {
    const { url } = await localServer((_req, res) => res.writeHead(204).end());
    expect(await callApi(base(url), { path: "/x" })).toEqual({ ok: true, status: 204, data: null });
  });

  it("is the errors field on failure", async () => {
    const errors = { email: ["This is no address."] };
    expect(await answered(422, { level: "error", detail: "check the form", errors })).toMatchObject(
      { ok: false, kind: "refused", status: 422, error: errors, errors },
    );
  });

  it("is the detail where there are no errors, with a capital", async () => {
    expect(await answered(409, { level: "error", detail: "somebody was faster" })).toMatchObject({
      ok: false,
      status: 409,
      error: "Somebody was faster",
      errors: null,
    });
  });

  it("keeps how long to wait", async () => {
    expect(await answered(429, { detail: "too many" }, { "Retry-After": "30" })).toMatchObject({
      status: 429,
      retryAfter: 30,
    });
  });

  it("keeps the message when the answer cannot be read", async () => {
    const { url } = await localServer((_req, res) => res.writeHead(200).end("<html>"));
    const result = await callApi(base(url), { path: "/x" });
    expect(result).toMatchObject({ ok: false, kind: "unreadable", status: 200 });
    expect(result.ok || result.detail).toMatch(/JSON/);
  });

  it("is 'Network Error' when nobody listens", async () => {
    const { url, server } = await localServer(() => {});
    await new Promise((resolve) => server.close(resolve));
    expect(await callApi(base(url), { path: "/x" })).toMatchObject({
      ok: false,
      kind: "network",
      status: null,
      error: "Network Error",
    });
  });

  it("is 'Network Error' when the answer breaks off", async () => {
    const { url } = await localServer((_req, res) => {
      res.writeHead(200, { "Content-Length": "100" });
      res.write("half", () => res.destroy());
    });
    expect(await callApi(base(url), { path: "/x" })).toMatchObject({
      ok: false,
      detail: "Network Error",
    });
  });

  it("is 'timeout exceeded' when it takes too long", async () => {
    const { url } = await localServer(() => {});
    expect(await callApi(base(url), { path: "/x", timeoutMs: 40 })).toMatchObject({
      ok: false,
      kind: "timeout",
      error: "timeout exceeded",
    });
  });

  it("is 'Request aborted' when the caller gives up, before or during", async () => {
    const { url } = await localServer(() => {});
    const during = new AbortController();
    setTimeout(() => during.abort(), 20);
    expect(await callApi(base(url), { path: "/x", signal: during.signal })).toMatchObject({
      ok: false,
      kind: "aborted",
      error: "Request aborted",
    });
    expect(await callApi(base(url), { path: "/x", signal: AbortSignal.abort() })).toMatchObject({
      ok: false,
      error: "Request aborted",
    });
  });

  it("survives a kept-alive connection that the other side has closed", async () => {
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
    expect(await callApi(base(url), { path: "/x" })).toMatchObject({ ok: true });
    expect(await callApi(base(url), { path: "/x" })).toMatchObject({ ok: true });
    expect(connections).toBe(2);
  });
});

const refused = (status: number, detail: string, more: Partial<ApiFailure> = {}): ApiFailure => ({
  kind: "refused",
  status,
  detail,
  errors: null,
  error: detail,
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
  it("is 404 'Page not found' for an object that does not exist", async () => {
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

  it("is 503 for an outage of every kind, with a time to try again", async () => {
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

  it("stays a redirect where the BFF redirects", () => {
    const thrown = thrownFor(refused(301, "Moved", { location: "/blog/new-slug" })) as Response;
    expect([thrown.status, thrown.headers.get("Location")]).toEqual([301, "/blog/new-slug"]);
  });

  it("is an ApiError with the text kept for every other refusal", () => {
    for (const status of [400, 403, 404, 409, 422, 429]) {
      const thrown = thrownFor(refused(status, "Because", { errors: { name: ["Too long."] } }));
      expect(thrown).toBeInstanceOf(ApiError);
      expect(thrown).toMatchObject({ status, detail: "Because", errors: { name: ["Too long."] } });
    }
  });
});

function argsFor(url: string, navigation: unknown = {}) {
  const context = {
    bffUrl: url,
    bffHeaders: {},
    access: "session",
    navigation,
  } as unknown as RequestContext;
  return { context: context as never, request: new Request("http://localhost/x") };
}

describe("the BFF as a request sees it", () => {
  it("asks once for the same thing, however often it is wanted", async () => {
    let asked = 0;
    const { url } = await localServer((_req, res) => sendJson(res, 200, { asked: ++asked }));
    const args = argsFor(url);
    const answers = await Promise.all([
      apiFor(args).get("/a"),
      apiFor(args).get("/a"),
      apiFor(args).get("/a", { query: { page: 2 } }),
    ]);
    expect(asked).toBe(2);
    expect(answers[0]).toEqual(answers[1]);
  });

  it("asks nothing while the guard has found the BFF away", async () => {
    const thrown: unknown = await apiFor(argsFor("http://127.0.0.1:1", null))
      .get("/a")
      .catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).status).toBe(503);
    expect(isRouteErrorResponse(thrown)).toBe(false);
  });
});
