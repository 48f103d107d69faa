import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";

import { embedPlayers } from "~/lib/address/embed-players";

import type { Env } from "../env";

/** A random value that is unique to each response. */
export function newNonce(): string {
  return randomBytes(16).toString("base64");
}

type Settings = Pick<Env, "local" | "imageCdn" | "cmsPublicOrigin">;

/**
 * Policy of a page: scripts by nonce alone (and the modules that they import
 * from us), frames for the players of other sites that articles may hold, no plugins. Style attributes are allowed since drawings
 * are measured in them; style elements need the nonce.
 */
export function contentSecurityPolicy(
  settings: Settings,
  nonce: string,
  frameAncestors: string,
): string {
  const pictures = settings.imageCdn ? ` ${new URL(settings.imageCdn).origin}` : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "script-src-attr 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${pictures}`,
    // An episode's file may be on another host. It's loaded on play.
    "media-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-src ${Object.values(embedPlayers)
      .map(({ origin }) => origin)
      .join(" ")}`,
    `frame-ancestors ${frameAncestors}`,
    ...(settings.local ? [] : ["upgrade-insecure-requests"]),
  ].join("; ");
}

/** True for the one page that editors see inside the CMS. */
export function isPreview(pathname: string): boolean {
  return /^\/preview\/?$/i.test(pathname);
}

/** Files that are only ever parts of a page. A policy says nothing about them and weighs more than many of them do. */
const partOfAPage = /^\/(assets|fonts)\/[^/]+\.(js|css|woff2)$/;

/**
 * True for pages that a mailed link opens: their address holds what nobody else may
 * read, so that it is told to nobody. 'no-referrer' would keep it as well, but then a
 * form sent without script names no origin, and is refused.
 */
export function carriesToken(pathname: string): boolean {
  return /^\/(set-password|verify-its-you\/email)(\/|\.data|$)/i.test(pathname);
}

/** Sets the headers of every response. */
export function setSecurityHeaders(
  res: ServerResponse,
  settings: Settings,
  nonce: string,
  pathname: string,
): void {
  if (partOfAPage.test(pathname)) {
    res.setHeader("X-Content-Type-Options", "nosniff");
    res.setHeader("Cross-Origin-Resource-Policy", "same-origin");
    return;
  }
  const preview = isPreview(pathname);
  res.setHeader(
    "Content-Security-Policy",
    contentSecurityPolicy(settings, nonce, preview ? settings.cmsPublicOrigin : "'none'"),
  );
  if (!preview) res.setHeader("X-Frame-Options", "DENY");
  res.setHeader("X-Content-Type-Options", "nosniff");
  res.setHeader(
    "Referrer-Policy",
    carriesToken(pathname) ? "strict-origin" : "strict-origin-when-cross-origin",
  );
  res.setHeader(
    "Permissions-Policy",
    "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  );
  res.setHeader("Cross-Origin-Opener-Policy", "same-origin");
  res.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  if (!settings.local)
    res.setHeader("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
}
