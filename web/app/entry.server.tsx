import { Writable } from "node:stream";

import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";

import { ApiError } from "~/lib/api.server";
import { mayWait, withLateScripts } from "~/lib/late-scripts.server";
import { NonceContext } from "~/lib/nonce";
import { pageManifest } from "~/lib/page-manifest.server";
import type { RootData } from "~/lib/root-data";
import { wholeResponse, withoutPadding } from "~/lib/whole-response.server";

/** Milliseconds that a page may take to render before it is given up. */
const renderTimeoutMs = 10_000;

/** Renders the whole page before a byte of it is sent: what a reader gets is complete, also without script. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, navigation }: AppLoadContext,
): Promise<Response> {
  const matchedIds = remixContext.staticHandlerContext.matches.map(({ route }) => route.id);
  const context = { ...remixContext, manifest: pageManifest(remixContext.manifest, matchedIds) };
  // News for the reader is shown by script, and so is what belongs to a session.
  const news = (remixContext.staticHandlerContext.loaderData["root"] as RootData | undefined)?.flash;
  const late = navigation?.session === null && !news && status === 200 && mayWait(remixContext.routeModules, matchedIds.at(-1));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const page = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        headers.set("Content-Type", "text/html; charset=utf-8");
        const html = withoutPadding(Buffer.concat(chunks));
        resolve(wholeResponse(late ? Buffer.from(withLateScripts(html.toString())) : html, { status: failed ? 500 : status, headers }));
        done();
      },
    });
    let failed = false;
    const timer = setTimeout(() => abort(new Error("The page took too long to render")), renderTimeoutMs);
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={context} url={request.url} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer);
          pipe(page);
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
        onError(error) {
          failed = true;
          if (!request.signal.aborted) console.error(error);
        },
      },
    );
  });
}

/** A visitor who leaves is no error; a refusal that a route did not expect is one. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (request.signal.aborted) return;
  const about = error instanceof ApiError ? ` (${error.status})` : "";
  console.error(`${new URL(request.url).pathname}${about} request_id=${context.requestId}`, error);
}
