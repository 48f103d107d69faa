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

/** Headers that browsers can't set for the BFF. Only the web sets them. */
const ours =
  /^(authorization|cookie|host|forwarded|x-forwarded-.*|x-real-ip|x-peritus-.*|x-request-id)$/;

/** A hidden origin that was let through is one of our pages, which the BFF can't tell. */
export function requestHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const hidden = headers.origin === "null";
  return kept(headers, (name) => ours.test(name) || (hidden && name === "origin"));
}

/** Returns the headers of the BFF's response to forward, without cookies, which only the web sets. */
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
