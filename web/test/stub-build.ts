import type { AppLoadContext, ServerBuild } from "@remix-run/node";

/** Creates a Remix build of a few routes that respond with details of the request instead of pages. */
export function stubBuild(): ServerBuild {
  const handle = { guard: "table" };
  const page = (id: string, path: string, module: object = {}) => ({
    id,
    path,
    parentId: "root",
    module: { default: () => null, handle, ...module },
  });
  const routes = Object.fromEntries(
    [
      {
        id: "root",
        path: "",
        module: {
          default: () => null,
          loader: ({ context }: { context: AppLoadContext }) => told(context),
        },
      },
      page("attorney", "attorney", { loader: () => "the attorney's dashboard" }),
      page("blog", "blog"),
      page("shared", "blog/shared", {
        loader: ({ context }: { context: AppLoadContext }) => (context.visitors.same(), null),
      }),
      page("missed", "blog/missed", {
        loader: ({ context }: { context: AppLoadContext }) => (
          context.visitors.differ(),
          context.visitors.same(),
          null
        ),
      }),
      page("preview", "preview"),
      page("sign-in", "sign-in", {
        action: ({ context }: { context: AppLoadContext }) => {
          context.session.start({
            access: "access-2",
            refresh: "refresh-2",
            access_lifetime: 604_800,
            refresh_lifetime: 2_592_000,
            browser: "b".repeat(43),
            user_name: "",
            email: "",
            groups: [],
            user_image: null,
          });
          return Response.redirect("http://localhost:3000/attorney", 302);
        },
      }),
      page("sign-out", "sign-out", {
        handle: { guard: "open" },
        action: ({ context }: { context: AppLoadContext }) => (context.session.end(), null),
      }),
      page("dev", "dev/ui", { handle: { guard: "demo" } }),
      page("rest", "*", { loader: () => Promise.reject(new Response("", { status: 404 })) }),
    ].map((route) => [route.id, route]),
  );
  const known = Object.fromEntries(
    Object.values(routes).map(({ id, path, ...rest }) => [
      id,
      { id, path, ...("parentId" in rest ? { parentId: rest.parentId } : {}) },
    ]),
  );
  return {
    routes,
    entry: {
      module: {
        default: (
          _request: Request,
          status: number,
          headers: Headers,
          _remix: unknown,
          context: AppLoadContext,
        ) => {
          headers.set("Content-Type", "application/json");
          return new Response(JSON.stringify(told(context)), {
            status: context.missing ? 404 : status,
            headers,
          });
        },
      },
    },
    assets: { version: "build-1", routes: known, entry: { module: "", imports: [] }, url: "" },
    future: { v3_singleFetch: true, v3_lazyRouteDiscovery: true },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "",
    isSpaMode: false,
  } as unknown as ServerBuild;
}

function told(context: AppLoadContext) {
  const { access, navigation, missing, nonce, requestId } = context;
  return {
    access,
    away: navigation === null,
    missing,
    nonce,
    requestId,
    flash: context.flash.take(),
  };
}
