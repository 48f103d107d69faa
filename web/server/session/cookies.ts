import type { IncomingMessage } from "node:http";

export function cookieOf(req: IncomingMessage, name: string): string | null {
  for (const pair of (req.headers.cookie ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}

/** Collects cookies to set. The last value for a name wins. */
export class CookieJar {
  private readonly lines = new Map<string, string>();

  set(name: string, line: string): void {
    this.lines.set(name, line);
  }
  all(): string[] {
    return [...this.lines.values()];
  }
}
