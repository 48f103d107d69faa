import type { ServerResponse } from "node:http";
import { isIPv6 } from "node:net";

/** The maximum size in bytes of a form with a document of at most 10 MB. */
export const maxDocumentBytes = 12 * 1024 * 1024;

/** The maximum size in bytes of a message with files, each of at most 25 MB. */
export const maxAttachmentBytes = 26 * 1024 * 1024;

/** The maximum bytes of concurrent request bodies: of all visitors, and of each. */
export const bodyLimits = { all: 96 * 1024 * 1024, each: maxAttachmentBytes };

/**
 * The same for those with files, which the BFF holds in memory while they arrive: eight of the
 * largest at once, and three from one account. More are asked to try again.
 */
export const fileLimits = { all: 8 * maxAttachmentBytes, each: 3 * maxAttachmentBytes };

/** The part of the budget that a request uses. */
export interface HeldBytes {
  /** Adds bytes. Returns false if the budget is used up. */
  take(bytes: number): boolean;
  /** Returns all bytes to the budget. */
  release(): void;
}

export type BodyBudget = (address: string) => HeldBytes;

/** Limits the memory that slow or many senders can use. */
export function createBodyBudget(limits = bodyLimits): BodyBudget {
  let all = 0;
  const perVisitor = new Map<string, number>();
  return (address) => {
    const visitor = networkOf(address);
    let held = 0;
    return {
      take(bytes) {
        const theirs = perVisitor.get(visitor) ?? 0;
        if (all + bytes > limits.all || theirs + bytes > limits.each) return false;
        all += bytes;
        held += bytes;
        perVisitor.set(visitor, theirs + bytes);
        return true;
      },
      release() {
        all -= held;
        const left = (perVisitor.get(visitor) ?? 0) - held;
        if (left > 0) perVisitor.set(visitor, left);
        else perVisitor.delete(visitor);
        held = 0;
      },
    };
  };
}

/** Refuses a body without reading the rest. */
export function refuseBody(res: ServerResponse, why: "too large" | "busy"): void {
  const busy = why === "busy";
  res.writeHead(busy ? 503 : 413, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    Connection: "close",
    ...(busy ? { "Retry-After": "10" } : {}),
  });
  res.end(
    busy
      ? "Too much is being sent to us right now. Go back and send your form again in a few seconds."
      : "This form accepts less than you sent. Go back and choose a smaller file.",
  );
}

/** Returns an IPv4 address, or the /64 of an IPv6 address. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  if (tail !== undefined) {
    const last = tail === "" ? [] : tail.split(":");
    while (groups.length + last.length < 8) groups.push("0");
    groups.push(...last);
  }
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
