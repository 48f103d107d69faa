import { describe, expect, it } from "vitest";

import { bodyOf, localServer, sendJson } from "../../../test/local-server";
import { action, loader } from "./unsubscribe";

const link = "http://localhost:3000/unsubscribe?token=of-the-link";

/** Posts to the page and returns the tokens that the bff got. */
async function post(body: BodyInit): Promise<unknown[]> {
  const tokens: unknown[] = [];
  const { url } = await localServer((req, res) => {
    void bodyOf(req).then((text) => {
      tokens.push((JSON.parse(text) as { token: unknown }).token);
      sendJson(res, 200, { level: "success", detail: "Unsubscribed." });
    });
  });
  const context = { bffUrl: url, bffHeaders: {}, access: null };
  await action({
    request: new Request(link, { method: "POST", body }),
    context,
    params: {},
  } as never);
  return tokens;
}

function multipart(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe("unsubscribe", () => {
  it.each([
    ["urlencoded", new URLSearchParams({ "List-Unsubscribe": "One-Click" })],
    ["multipart", multipart({ "List-Unsubscribe": "One-Click" })],
  ])("takes the token of the link from a mail program's %s post", async (_name, body) => {
    expect(await post(body)).toEqual(["of-the-link"]);
  });

  it("takes the token of the form from the page's button", async () => {
    expect(await post(new URLSearchParams({ token: "of-the-form" }))).toEqual(["of-the-form"]);
  });

  it("ignores the link's token in a post that isn't a mail program's", async () => {
    expect(await post(new URLSearchParams({ "List-Unsubscribe": "Maybe" }))).toEqual([""]);
  });

  it("changes nothing when a mail scanner opens the link", async () => {
    const asked: string[] = [];
    const { url } = await localServer((req, res) => {
      asked.push(`${req.method} ${req.url}`);
      sendJson(res, 200, { kind: "a", label: "A", detail: "", wanted: true, in_app: true });
    });
    const context = { bffUrl: url, bffHeaders: {}, access: null };
    for (const method of ["GET", "HEAD", "GET"])
      await loader({ request: new Request(link, { method }), context, params: {} } as never);
    expect(new Set(asked)).toEqual(new Set(["POST /api/unsubscribe/check"]));
  });
});
