import type { ActionFunctionArgs } from "@remix-run/node";
import { describe, expect, it } from "vitest";

import { localServer, sendJson } from "../../../test/local-server";
import type { ApiFailure } from "../api.server";
import type { RequestContext } from "../load-context";
import { done, invalid, refused } from "./form-result.server";

function argsFor(bffUrl = "http://127.0.0.1:1") {
  const context = { bffUrl, bffHeaders: {}, access: "session", navigation: {}, requestId: "r1" };
  return {
    context: context as unknown as RequestContext,
    request: new Request("http://localhost/settings?tab=1"),
    params: {},
  } as unknown as ActionFunctionArgs;
}

const sent = new FormData();
sent.set("do", "rename");
sent.set("name", "Ada");
sent.set("present", "secret");

const failure = (status: number | null, more: Partial<ApiFailure> = {}): ApiFailure => ({
  kind: status === null ? "network" : "refused",
  status,
  detail: "Because",
  errors: null,
  code: null,
  data: null,
  retryAfter: null,
  location: null,
  ...more,
});

describe("a refused form", () => {
  it("keeps the input and identifies its form and submission", async () => {
    const { data, init } = await refused(argsFor(), sent, failure(409, { code: "taken" }));
    expect(data).toMatchObject({
      status: "refused",
      form: "rename",
      message: "Because",
      values: { do: ["rename"], name: ["Ada"] },
      code: "taken",
      attempt: "r1",
    });
    expect(init?.status).toBe(409);
  });

  it("shows errors at its fields without a form message", async () => {
    const { data } = await refused(
      argsFor(),
      sent,
      failure(422, { errors: { password: ["Wrong."], name: ["Too long."] } }),
      { rename: { password: "present" } },
    );
    expect(data).toMatchObject({
      status: "invalid",
      message: null,
      errors: { present: ["Wrong."], name: ["Too long."] },
    });
  });

  it("says when it can be sent again after an outage", async () => {
    for (const away of [failure(null), failure(500), failure(503, { retryAfter: 9 })]) {
      const { data, init } = await refused(argsFor(), sent, away);
      expect(data).toMatchObject({ status: "unavailable", errors: {}, values: { name: ["Ada"] } });
      expect(init?.status).toBe(503);
      expect(new Headers(init?.headers).get("Retry-After")).toBe(String(away.retryAfter ?? 5));
    }
  });

  it("says how long to wait after too many attempts", async () => {
    const { init } = await refused(argsFor(), sent, failure(429, { retryAfter: 30 }));
    expect(init?.status).toBe(429);
    expect(new Headers(init?.headers).get("Retry-After")).toBe("30");
  });

  it("includes extra data for the form", async () => {
    const { data } = await refused<{ version: string }>(argsFor(), sent, failure(409), {
      message: "Someone was faster.",
      version: "4",
    });
    expect(data).toMatchObject({ message: "Someone was faster.", version: "4" });
  });

  it("shows the error screen if the session has ended or the object is missing", async () => {
    const gone = failure(404, { detail: "Claim: Object does not exist" });
    for (const [status, one] of [[401, failure(401)] as const, [404, gone] as const]) {
      const thrown: unknown = await refused(argsFor(), sent, one).catch((error: unknown) => error);
      expect((thrown as Response).status).toBe(status);
    }
  });

  it("shows a 401 if the form has a message for it", async () => {
    const { data, init } = await refused(argsFor(), sent, failure(401), { message: "No match." });
    expect([data.message, init?.status]).toEqual(["No match.", 401]);
  });

  it("asks the person to confirm and keeps the input for sending again", async () => {
    const { url } = await localServer((_req, res) => sendJson(res, 200, { methods: ["password"] }));
    const thrown: unknown = await refused(
      argsFor(url),
      sent,
      failure(403, { code: "step-up" }),
    ).catch((error: unknown) => error);
    expect((thrown as Response).status).toBe(403);
    expect(await (thrown as Response).json()).toMatchObject({
      stepUp: {
        to: "/settings?tab=1",
        methods: ["password"],
        fields: [
          ["do", "rename"],
          ["name", "Ada"],
          ["present", "secret"],
        ],
      },
    });
  });
});

describe("other results", () => {
  it("list problems that the web found", () => {
    const { data, init } = invalid(argsFor(), sent, { document: ["Choose a file."] });
    expect(data).toMatchObject({ status: "invalid", errors: { document: ["Choose a file."] } });
    expect(init?.status).toBe(422);
  });

  it("show success on the same page", () => {
    const { data } = done(argsFor(), sent, { message: "Saved.", reference: "A-1" });
    expect(data).toMatchObject({ status: "done", message: "Saved.", reference: "A-1" });
  });
});
