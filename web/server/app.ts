import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

import type { ServerBuild } from "@remix-run/node";

import { createAudio } from "./media/audio";
import { createBff, type Headers } from "./session/bff";
import { browserProofs } from "./session/browser-proof";
import { limitArrival, ofFiles, ordinary } from "./proxy/arrival";
import {
  createBodyBudget,
  fileLimits,
  maxAttachmentBytes,
  refuseBody,
  type HeldBytes,
} from "./proxy/body-budget";
import { createBffProxy, isSocketPath, refuseUpgrade } from "./proxy/bff-proxy";
import { createClientAddress } from "./proxy/client-address";
import { contentRedirect } from "./pages/content-redirect";
import { followContentVersion } from "./pages/content-version";
import { CookieJar } from "./session/cookies";
import type { Env } from "./env";
import { carriesFiles } from "./proxy/file-requests";
import { flashBox, flashCookieName, isPrefetch } from "./session/flash-cookie";
import { guard, renewWhenDue, type SessionChange } from "./session/guard";
import { sendAlive, sendReady } from "./proxy/health";
import { createImageProxy } from "./media/image-proxy";
import type { Log } from "./log";
import { createManifestCache } from "./pages/manifest-cache";
import { createOriginCheck } from "./proxy/origin-check";
import { robotsText, securityText, sendNote } from "./files/notes-for-robots";
import { createCards } from "./media/og/cards";
import { createPublicFiles, publicFile } from "./files/public-files";
import { createPageCache, pageKeyOf, sendKept } from "./pages/page-cache";
import { sendRedirect } from "./proxy/redirect";
import { createRemixHandler, type SentPage } from "./pages/remix-handler";
import { requestIdHeader, requestIdOf } from "./proxy/request-id";
import { requestPathOf } from "./request-path";
import { readRouteGuards } from "./session/route-guards";
import {
  isPreview,
  isSharedList,
  isUnlisted,
  newNonce,
  setSecurityHeaders,
} from "./proxy/security-headers";
import { createKnownBrowser } from "./session/known-browser";
import { reasonBox } from "./session/reason-cookie";
import { createSessionCookie, sessionFrom } from "./session/session-cookie";
import type { StaticFiles } from "./files/static-files";
import { themeOf } from "./session/theme-cookie";

/** Paths that are polled, or requested many times per page. */
const quiet = /^\/(assets|fonts)\/|^\/(healthz|readyz|builds\/latest\.json)$/;

/** Characters. Our own paths have fewer than 400. */
const longestPath = 2_048;

interface AppParts {
  env: Env;
  build: ServerBuild;
  files: StaticFiles;
  log: Log;
  now?: () => number;
}

export interface App {
  request: RequestListener;
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Still responds, but reports that it's stopping and closes each connection. */
  drain(): void;
  /** Stops everything that keeps the process alive. */
  close(): void;
}

export function createApp({ env, build, files: staticFiles, log, now = Date.now }: AppParts): App {
  const guardOf = readRouteGuards(build.routes);
  const buildId = env.buildId || build.assets.version;
  const bff = createBff(env.bffUrl, log, now);
  const proxy = createBffProxy(env.bffUrl, log);
  const addressOf = createClientAddress(env.trustedProxies);
  const images = createImageProxy(
    {
      cmsUrl: env.cmsUrl,
      bffUrl: env.bffUrl,
      folder: env.imageCache,
      clientAddress: addressOf,
    },
    log,
  );
  const cards = createCards(`${env.imageCache}-cards`, log);
  const publicFiles = createPublicFiles(env.bffUrl, log);
  const audio = createAudio(
    { bffUrl: env.bffUrl, cmsUrl: env.cmsUrl, folder: env.audioCache, limit: env.audioCacheBytes },
    log,
  );
  const manifest = createManifestCache(build);
  const remix = createRemixHandler(build);
  const checkOrigin = createOriginCheck(env.origin);
  const cookie = createSessionCookie(env.local);
  const browser = createKnownBrowser(env.local);
  const personalCookies = [cookie.name, flashCookieName];
  const content = followContentVersion({
    bffUrl: env.bffUrl,
    headers: { "x-peritus-web": env.webSecret },
    log,
    now,
  });
  const pages = createPageCache(now);
  const bodies = createBodyBudget();
  const files = createBodyBudget(fileLimits);
  const making = new Map<string, Promise<void>>();
  let draining = false;

  /**
   * Returns the account that sends files, or null. Files take minutes to arrive, so they must not
   * hold up other forms, and a visitor must not hold up files.
   */
  async function senderOfFiles(
    req: IncomingMessage,
    pathname: string,
    requestId: string,
  ): Promise<string | null> {
    const session = carriesFiles(req.method, pathname) ? cookie.read(req) : null;
    if (!session) return null;
    const navigation = await bff.navigation("/", session.access, bffHeaders(req, requestId));
    return navigation?.session?.email ?? null;
  }

  function budget(req: IncomingMessage, sender: string | null): HeldBytes {
    return sender === null ? bodies(addressOf(req)) : files(sender);
  }

  function bffHeaders(req: IncomingMessage, requestId: string): Headers {
    const secret = browser.read(req);
    return {
      [requestIdHeader]: requestId,
      "x-peritus-web": env.webSecret,
      "x-forwarded-for": addressOf(req),
      "x-forwarded-proto": env.origin.protocol.slice(0, -1),
      "x-forwarded-host": env.origin.host,
      "user-agent": req.headers["user-agent"] ?? "",
      ...(secret ? { "x-peritus-browser": secret } : null),
    };
  }

  /** Returns the headers of a BFF call with its session, renewed if due. */
  async function callHeaders(
    req: IncomingMessage,
    headers: Headers,
    jar: CookieJar,
  ): Promise<Headers> {
    const { session, change } = await renewWhenDue(bff, cookie.read(req), now(), headers);
    keep(change, jar);
    return session ? { ...headers, authorization: `Bearer ${session.access}` } : headers;
  }

  function keep(change: SessionChange, jar: CookieJar): void {
    if (change.kind === "renewed") cookie.write(jar, change.session, now());
    if (change.kind === "ended") cookie.clear(jar);
  }

  /** Sends the cached page if all visitors get the same page. */
  async function sendPage(
    req: IncomingMessage,
    res: ServerResponse,
    url: URL,
    requestId: string,
    nonce: string,
    sender: string | null,
  ): Promise<SentPage | null> {
    const path = requestPathOf(url);
    if (!path) {
      sendText(res, 400, "This address cannot be read");
      return null;
    }
    const jar = new CookieJar();
    const headers = bffHeaders(req, requestId);
    const guardName = guardOf(path.page);
    const given = cookie.read(req);
    const { verdict, change } = await guard(
      bff,
      { path, guard: guardName, session: given, demo: env.demo, headers },
      now(),
    );
    keep(change, jar);
    if (verdict.kind === "redirect") {
      sendRedirect(res, {
        ...verdict,
        data: path.data,
        method: req.method ?? "GET",
        cookies: jar.all(),
      });
      return null;
    }
    const flash = flashBox(req, jar, !env.local);
    const reasons = reasonBox(req, jar, !env.local);
    if (change.kind === "ended") reasons.clear();
    const { session, navigation, missing } = verdict;
    /** Redirects from an old URL if the editors set a redirect. */
    const sendOn = async () => {
      const reading = req.method === "GET" || req.method === "HEAD";
      const redirect =
        reading && navigation
          ? await contentRedirect(path, { url: env.bffUrl, headers, access: null }, log)
          : null;
      if (redirect)
        sendRedirect(res, {
          ...redirect,
          data: path.data,
          method: req.method ?? "GET",
          cookies: jar.all(),
        });
      return redirect !== null;
    };
    if (missing && (await sendOn())) return null;
    let visitors: "same" | "differ" | null = null;
    const sent = await remix(req, res, {
      url,
      jar,
      onMissing: missing ? undefined : sendOn,
      held: budget(req, sender),
      cacheControl: cacheControlFor(req, path.data, session !== null, url.pathname),
      context: {
        requestId,
        nonce,
        formKey: newNonce(),
        buildId,
        settings: { origin: env.origin.origin, imageCdn: env.imageCdn, demo: env.demo },
        bffUrl: env.bffUrl,
        bffHeaders: headers,
        access: session?.access ?? null,
        refresh: session?.refresh ?? null,
        times: session && {
          accessExpiresAt: session.accessExpiresAt,
          refreshExpiresAt: session.refreshExpiresAt,
        },
        navigation,
        missing,
        theme: themeOf(req),
        session: {
          start(login) {
            cookie.write(jar, sessionFrom(login, now()), now());
            browser.write(jar, login.browser);
            reasons.clear();
          },
          end() {
            cookie.clear(jar);
            reasons.clear();
          },
        },
        proofs: browserProofs(req, jar, !env.local),
        // This page should report a session that has just ended.
        flash:
          change.kind === "ended"
            ? { ...flash, take: () => ({ level: "error", text: change.text }) }
            : flash,
        reasons: reasons.box,
        visitors: {
          same() {
            visitors ??= "same";
            setContentAge(res);
          },
          differ() {
            visitors = "differ";
          },
        },
      },
    });
    return visitors === "same" && session === null ? sent : null;
  }

  function setContentAge(res: ServerResponse): void {
    const { seconds, stale } = content.age();
    res.setHeader("X-Content-Age", seconds);
    if (stale) res.setHeader("X-Content-Stale", "true");
  }

  /** Sends a page from the cache, or renders it and caches it if the next visitor may get the same. */
  async function serveVisitor(
    req: IncomingMessage,
    res: ServerResponse,
    url: URL,
    requestId: string,
    nonce: string,
    sender: string | null,
  ): Promise<void> {
    const version = content.settled();
    const key = pageKeyOf(req, url, personalCookies, themeOf(req));
    if (version === null || key === null) {
      await sendPage(req, res, url, requestId, nonce, sender);
      return;
    }
    // Concurrent requests wait for a page that is being rendered.
    await making.get(key);
    const kept = pages.find(key, version);
    if (kept) {
      setContentAge(res);
      sendKept(kept, nonce, req, res);
      return;
    }
    const made = sendPage(req, res, url, requestId, nonce, sender).then((sent) => {
      if (sent && content.settled() === version) pages.keep(key, version, nonce, sent);
    });
    const settled = made
      .catch(() => undefined)
      .finally(() => {
        if (making.get(key) === settled) making.delete(key);
      });
    making.set(key, settled);
    await made;
  }

  async function respond(
    req: IncomingMessage,
    res: ServerResponse,
    url: URL,
    requestId: string,
  ): Promise<void> {
    const { pathname } = url;
    if (pathname === "/healthz") return sendAlive(res, draining);
    if (pathname === "/readyz") return sendReady(res, env.bffUrl, env.webSecret, draining);

    const nonce = newNonce();
    setSecurityHeaders(res, env, nonce, pathname);
    const check = checkOrigin(req);
    if (check !== "ok") {
      log.warn("request refused", { reason: check, request_id: requestId });
      res.writeHead(403, { "Content-Type": "text/plain; charset=utf-8", Connection: "close" });
      res.end("This request did not come from our own pages");
      return;
    }
    const sender = await senderOfFiles(req, pathname, requestId);
    limitArrival(req, res, sender === null ? ordinary : ofFiles);
    if (proxy.owns(pathname)) {
      const jar = new CookieJar();
      const headers = await callHeaders(req, bffHeaders(req, requestId), jar);
      if (jar.all().length > 0) res.setHeader("Set-Cookie", jar.all());
      const held = budget(req, sender);
      res.on("close", () => held.release());
      if (!held.take(sentBytes(req))) return refuseBody(res, "busy");
      return proxy.forward(req, res, url, headers);
    }
    if (pathname.startsWith("/_ipx/")) return images(req, res, pathname);
    if (pathname.startsWith("/og/"))
      return cards(req, res, pathname, {
        url: env.bffUrl,
        headers: bffHeaders(req, requestId),
        access: null,
      });
    const operation = publicFile(pathname);
    if (operation) return publicFiles(req, res, operation, bffHeaders(req, requestId));
    if (pathname === "/robots.txt") return sendNote(res, robotsText(env.origin), req.method);
    if (pathname === "/.well-known/security.txt")
      return sendNote(res, securityText(env.origin, now()), req.method);
    if (audio.owns(pathname)) {
      const preview = browserProofs(req, new CookieJar(), !env.local).read("preview");
      return audio.serve(req, res, pathname, bffHeaders(req, requestId), preview);
    }
    if (pathname === "/builds/latest.json") {
      res.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
      res.end(JSON.stringify({ id: buildId }));
      return;
    }
    if (pathname === "/__manifest") return manifest(req, res, url);
    if (staticFiles(req, res, pathname)) return;
    return serveVisitor(req, res, url, requestId, nonce, sender);
  }

  return {
    request(req, res) {
      const started = performance.now();
      const requestId = requestIdOf(req);
      res.setHeader("X-Request-Id", requestId);
      if (draining) res.setHeader("Connection", "close");
      const url = addressed(req, env.origin);
      res.on("close", () => {
        const level = quiet.test(url?.pathname ?? "") ? "debug" : "info";
        log[level](res.writableFinished ? "request" : "request given up", {
          method: req.method ?? "",
          path: loggedPath(url?.pathname ?? ""),
          status: res.statusCode,
          took_ms: Math.round(performance.now() - started),
          request_id: requestId,
        });
      });
      if (!url) return sendText(res, 400, "This address cannot be read");
      if (url.pathname.length > longestPath) return sendText(res, 414, "This address is too long");
      respond(req, res, url, requestId).catch((error: unknown) => {
        log.error("request failed", {
          reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
          request_id: requestId,
        });
        if (res.headersSent) {
          res.destroy();
          return;
        }
        sendText(
          res,
          500,

          `Something went wrong on our side. If it stays so, tell us this number: ${requestId}`,
        );
      });
    },

    upgrade(req, socket, head) {
      const url = addressed(req, env.origin);
      const requestId = requestIdOf(req);
      socket.on("error", (error) =>
        log.debug("socket ended", { reason: error.message, request_id: requestId }),
      );
      if (!url || checkOrigin(req) !== "ok") return refuseUpgrade(socket, 403);
      if (!isSocketPath(url.pathname)) return refuseUpgrade(socket, 404);
      const session = cookie.read(req);
      const headers = bffHeaders(req, requestId);
      proxy.upgrade(
        req,
        socket,
        head,
        url,
        session ? { ...headers, authorization: `Bearer ${session.access}` } : headers,
      );
    },

    drain() {
      draining = true;
    },

    close() {
      content.close();
      proxy.close();
    },
  };
}

/** Returns a path without the code of a list, which opens it. */
function loggedPath(pathname: string): string {
  return isSharedList(pathname) ? "/list/…" : pathname;
}

/**
 * Returns how many bytes of a forwarded body the BFF may hold. A body of unknown length counts as
 * the largest that it accepts.
 */
function sentBytes(req: IncomingMessage): number {
  const declared = Number(req.headers["content-length"]);
  if (Number.isInteger(declared)) return declared;
  return req.headers["transfer-encoding"] === undefined ? 0 : maxAttachmentBytes;
}

function sendText(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
  });
  res.end(text);
}

/** Returns the URL of a request under our origin, or null if it's invalid. */
function addressed(req: IncomingMessage, origin: URL): URL | null {
  // Joined as text, so a path that starts with two slashes can't name a host.
  const address = `${origin.origin}${req.url ?? "/"}`;
  return req.url?.startsWith("/") && URL.canParse(address) ? new URL(address) : null;
}

function cacheControlFor(
  req: IncomingMessage,
  data: boolean,
  signedIn: boolean,
  pathname: string,
): string {
  // Drafts and refusals of drafts must not be cached.
  if (isPreview(pathname) || isUnlisted(pathname)) return "private, no-store";
  if (data && isPrefetch(req)) return "private, max-age=5";
  // Visitors' pages may be restored from history; members' pages are requested again.
  return data || signedIn ? "private, no-store" : "private, no-cache";
}
