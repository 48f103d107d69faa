import type { IncomingMessage, ServerResponse } from "node:http";

import type { ServerBuild } from "@remix-run/node";

import type { RequestContext } from "~/lib/load-context";
import { requestKeyIn } from "~/lib/form/request-key";
import { bodyOfResponse } from "~/lib/rendering/whole-response.server";

import type { CookieJar } from "../session/cookies";
import { refuseBody, type HeldBytes } from "../proxy/body-budget";
import { mostFileBytes } from "../proxy/file-requests";
import { createPageHandlers } from "./page-handlers";
import { readSentForm } from "../session/sent-form";

/** The maximum size of a form in bytes. Larger bodies aren't read to the end. */
const maxBodyBytes = 1024 * 1024;

interface RemixCall {
  /** The URL as requested. */
  url: URL;
  context: Omit<RequestContext, "sentForm" | "requestKey">;
  jar: CookieJar;
  /** The default for responses without a Cache-Control. */
  cacheControl: string;
  /** Holds the body until the response has been sent. */
  held: HeldBytes;
  /** Called on a 404. Resolves with true if it responded. */
  onMissing?: () => Promise<boolean>;
}

export interface SentPage {
  status: number;
  contentType: string;
  body: Buffer;
  /** The page sets a cookie or has a form with a key. */
  personal: boolean;
}

/** Resolves with null without a body or a client. */
type RemixHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  call: RemixCall,
) => Promise<SentPage | null>;

/** Passes requests to Remix. Responses are sent whole, which costs a third less than streaming. */
export function createRemixHandler(build: ServerBuild): RemixHandler {
  const handlerFor = createPageHandlers(build);

  return async (req, res, { url, context, jar, cacheControl, held, onMissing }) => {
    const most = mostFileBytes(url.pathname) ?? maxBodyBytes;
    res.on("close", () => held.release());
    const body =
      req.method === "GET" || req.method === "HEAD" ? undefined : await readBody(req, most, held);
    if (body === "too large" || body === "busy") {
      refuseBody(res, body);
      return null;
    }
    const abort = new AbortController();
    res.on("close", () => {
      if (!res.writableFinished) abort.abort();
    });
    const request = new Request(url, {
      method: req.method,
      headers: headersOf(req),
      body,
      signal: abort.signal,
    });
    const contentType = req.headers["content-type"] ?? "";
    const response = await handlerFor(url.pathname)(request, {
      ...context,
      sentForm: () => readSentForm(url, contentType, body),
      requestKey: body ? requestKeyIn(body, contentType) : null,
    });
    const content = await bodyOfResponse(response);
    if (res.destroyed) return null;
    if (response.status === 404 && (await onMissing?.())) return null;

    for (const [name, value] of response.headers) {
      if (name !== "set-cookie") res.setHeader(name, value);
    }
    const cookies = [...response.headers.getSetCookie(), ...jar.all()];
    if (cookies.length > 0) res.setHeader("Set-Cookie", cookies);
    if (!response.headers.has("cache-control") || cookies.length > 0) {
      res.setHeader("Cache-Control", cookies.length > 0 ? "private, no-store" : cacheControl);
    }
    if (content) res.setHeader("Content-Length", content.length);
    res.writeHead(response.status);
    res.end(req.method === "HEAD" ? undefined : content);
    if (!content) return null;
    return {
      status: response.status,
      contentType: response.headers.get("content-type") ?? "",
      body: content,
      // Two visitors must not send forms with the same key.
      personal: cookies.length > 0 || content.includes(context.formKey),
    };
  };
}

/** The sign-in step: the only cookie that routes read. */
const step = /^(__Host-)?sign-in=/;

function stepCookie(header: string): string | undefined {
  return header
    .split(";")
    .map((pair) => pair.trim())
    .find((pair) => step.test(pair));
}

/** Returns the headers without `origin`, which is already checked, and with only the cookies that routes may read. */
function headersOf(req: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (name === "origin" || value === undefined) continue;
    if (name === "cookie") {
      const kept = stepCookie(String(value));
      if (kept) headers.set(name, kept);
      continue;
    }
    headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return headers;
}

async function readBody(
  req: IncomingMessage,
  most: number,
  held: HeldBytes,
): Promise<Buffer<ArrayBuffer> | "too large" | "busy"> {
  if (Number(req.headers["content-length"] ?? 0) > most) return "too large";
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) return "too large";
    if (!held.take(chunk.length)) return "busy";
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
