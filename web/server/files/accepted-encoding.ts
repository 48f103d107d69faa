import type { IncomingMessage } from "node:http";

export function accepts(req: IncomingMessage, encoding: string): boolean {
  const named = String(req.headers["accept-encoding"] ?? "")
    .split(",")
    .map((part) => part.trim().split(/\s*;\s*/));
  return named.some(
    ([name, ...rest]) => name === encoding && !rest.some((one) => /^q=0(\.0*)?$/.test(one)),
  );
}
