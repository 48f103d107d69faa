import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

export const requestIdHeader = "x-request-id";

/** Returns the request's id if it's safe to log, or else a new id. */
export function requestIdOf(req: IncomingMessage): string {
  const given = req.headers[requestIdHeader];
  return typeof given === "string" && /^[\w.:-]{8,128}$/.test(given) ? given : randomUUID();
}
