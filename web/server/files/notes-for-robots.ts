import type { ServerResponse } from "node:http";

const day = 24 * 60 * 60 * 1000;

/** Paths that need a sign-in or aren't pages. */
const closed = [
  "/admin",
  "/api/",
  "/attorney",
  "/dev/",
  "/experts",
  "/preview",
  "/set-password",
  "/sign-in",
  "/verify-its-you",
];

export function robotsText(origin: URL): string {
  return [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin.origin}/sitemap.xml`,
    "",
  ].join("\n");
}

/** RFC 9116. Expires 180 days after each response. */
export function securityText(origin: URL, now: number): string {
  const expires = new Date(now + 180 * day).toISOString().replace(/\.\d+Z$/, "Z");
  return [
    `Contact: ${origin.origin}/about#contact`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${origin.origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}

export function sendNote(res: ServerResponse, text: string, method: string | undefined): void {
  res.writeHead(200, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "public, max-age=3600",
  });
  res.end(method === "HEAD" ? undefined : text);
}
