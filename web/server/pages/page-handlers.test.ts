import { createRequestHandler, type AppLoadContext, type RequestHandler } from "@remix-run/node";
import { expect, it } from "vitest";

import { stubBuild } from "../../test/stub-build";
import { createPageHandlers } from "./page-handlers";

const context = {
  access: null,
  navigation: null,
  missing: false,
  nonce: "n",
  requestId: "1",
  flash: { take: () => null },
  visitors: { same() {}, differ() {} },
  session: { start() {}, end() {} },
} as unknown as AppLoadContext;

const paths = [
  "/",
  "/blog",
  "/BLOG/",
  "/blog/shared",
  "/blog/shared.data",
  "/_root.data",
  "/blog.data?_routes=blog",
  "/sign-in",
  "/attorney.data",
  "/no/such/page",
  "/no/such/page.data",
  "/blog/%73hared",
  "/dev/ui",
];

it.each(paths)("responds to %s like the whole build, also the second time", async (path) => {
  const build = stubBuild();
  const url = new URL(path, "http://localhost:3000");
  const ask = async (handle: RequestHandler) => {
    const response = await handle(new Request(url), context);
    return {
      status: response.status,
      type: response.headers.get("content-type"),
      body: await response.text(),
    };
  };
  const whole = await ask(createRequestHandler(build, "production"));
  const handlerFor = createPageHandlers(build);
  expect(await ask(handlerFor(url.pathname))).toEqual(whole);
  expect(await ask(handlerFor(url.pathname))).toEqual(whole);
});

it("responds to an action like the whole build", async () => {
  const handlerFor = createPageHandlers(stubBuild());
  const response = await handlerFor("/sign-in")(
    new Request("http://localhost:3000/sign-in", {
      method: "POST",
      body: new URLSearchParams({ a: "1" }),
    }),
    context,
  );
  expect([response.status, response.headers.get("location")]).toEqual([
    302,
    "http://localhost:3000/attorney",
  ]);
});
