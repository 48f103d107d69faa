import type { IncomingHttpHeaders } from "node:http";

/** A file's strong ETag and modification time. */
export interface FileVersion {
  /** With quotes. */
  etag: string;
  modified: Date;
}

/** Evaluates preconditions (RFC 9110 §13.2.2): send, 304, or 412. */
export function evaluate(
  headers: IncomingHttpHeaders,
  { etag, modified }: FileVersion,
): "send" | "same" | "other" {
  const match = headers["if-match"];
  if (match !== undefined) {
    if (!hasTag(match, etag, false)) return "other";
  } else if (isAfter(modified, headers["if-unmodified-since"])) return "other";
  const noneMatch = headers["if-none-match"];
  if (noneMatch !== undefined) return hasTag(noneMatch, etag, true) ? "same" : "send";
  const since = dateOf(headers["if-modified-since"]);
  return since !== null && !isAfter(modified, headers["if-modified-since"]) ? "same" : "send";
}

/** Reports whether a range may be sent: without `If-Range`, or if it matches. */
export function mayBePart(
  ifRange: string | string[] | undefined,
  { etag, modified }: FileVersion,
): boolean {
  if (ifRange === undefined) return true;
  const given = String(ifRange).trim();
  return given.endsWith('"') ? given === etag : dateOf(given) === inSeconds(modified);
}

function hasTag(header: string, etag: string, weakly: boolean): boolean {
  if (header.trim() === "*") return true;
  const tags = header.match(/(W\/)?"[^"]*"/g) ?? [];
  return tags.some((tag) => (weakly ? tag.replace(/^W\//, "") : tag) === etag);
}

function isAfter(modified: Date, header: string | undefined): boolean {
  const date = dateOf(header);
  return date !== null && inSeconds(modified) > date;
}

function dateOf(header: string | undefined): number | null {
  const time = Date.parse(header ?? "");
  return Number.isNaN(time) ? null : Math.trunc(time / 1000);
}

const inSeconds = (date: Date) => Math.trunc(date.getTime() / 1000);
