import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";

const hop = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** What a browser may not say to the BFF: the web says it, or nobody. */
const ours =
  /^(authorization|cookie|host|forwarded|x-forwarded-.*|x-real-ip|x-peritus-.*|x-request-id)$/;

/** Headers of a browser's request that may travel on. */
export function requestHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return kept(headers, (name) => ours.test(name));
}

/** Headers of the BFF's answer that may travel back: never a cookie, the web alone sets those. */
export function responseHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return kept(headers, (name) => name === "set-cookie");
}

function kept(
  headers: IncomingHttpHeaders,
  dropped: (name: string) => boolean,
): OutgoingHttpHeaders {
  const named = new Set(
    String(headers.connection ?? "")
      .toLowerCase()
      .split(",")
      .map((name) => name.trim()),
  );
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !hop.has(name) && !named.has(name) && !dropped(name),
    ),
  );
}
