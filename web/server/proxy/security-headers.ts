import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";

import { embedPlayers } from "~/lib/address/embed-players";

import type { Env } from "../env";

export function newNonce(): string {
  return randomBytes(16).toString("base64url");
}

type Settings = Pick<Env, "local" | "imageCdn" | "cmsPublicOrigin">;

/**
 * Allows scripts with the nonce, our modules, frames of known players, and no plugins. Style
 * elements need the nonce, but style attributes don't.
 */
function contentSecurityPolicy(settings: Settings, nonce: string, frameAncestors: string): string {
  const pictures = settings.imageCdn ? ` ${new URL(settings.imageCdn).origin}` : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "script-src-attr 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${pictures}`,
    // An episode's file may be on another host. It loads only on play.
    "media-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' https://checkout.stripe.com", // where credits are paid
    `frame-src ${Object.values(embedPlayers)
      .map(({ origin }) => origin)
      .join(" ")}`,
    `frame-ancestors ${frameAncestors}`,
    ...(settings.local ? [] : ["upgrade-insecure-requests"]),
  ].join("; ");
}

/** Reports whether a page is a preview, which the CMS shows in a frame. */
export function isPreview(pathname: string): boolean {
  return /^\/preview\/?$/i.test(pathname);
}

/** Files that are part of a page and need no policy. */
const partOfAPage = /^\/(assets|fonts)\/[^/]+\.(js|css|woff2)$/;

/**
 * Reports whether a page's URL has a token, which other sites must not see. 'no-referrer' can't be
 * used, because old browsers would then send forms without an origin.
 */
function carriesToken(pathname: string): boolean {
  return /^\/(set-password|verify-its-you\/email)(\/|\.data|$)/i.test(pathname);
}

/** Reports whether a page is opened by a code, which only its visitor should know. */
export function isSharedList(pathname: string): boolean {
  return /^\/+list\/+[^/]/i.test(decoded(pathname));
}

/** Reports whether only those who have a page's address should find it. */
export function isUnlisted(pathname: string): boolean {
  return isSharedList(pathname) || /^\/+expert\/+[^/]+\/+receipt\//i.test(decoded(pathname));
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname; // which the router refuses
  }
}

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
  const unlisted = isUnlisted(pathname);
  if (preview || unlisted) res.setHeader("X-Robots-Tag", "noindex");
  if (!preview) res.setHeader("X-Frame-Options", "DENY");
  res.setHeader("X-Content-Type-Options", "nosniff");
  res.setHeader(
    "Referrer-Policy",
    unlisted
      ? "no-referrer"
      : carriesToken(pathname)
        ? "strict-origin"
        : "strict-origin-when-cross-origin",
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
