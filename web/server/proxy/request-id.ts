import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

export const requestIdHeader = "x-request-id";

/** The id that came with the request, if it is harmless to log, or a new one. */
export function requestIdOf(req: IncomingMessage): string {
  const given = req.headers[requestIdHeader];
  return typeof given === "string" && /^[\w.:-]{8,128}$/.test(given) ? given : randomUUID();
}
