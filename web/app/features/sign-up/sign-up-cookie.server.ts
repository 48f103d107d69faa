import { randomBytes } from "node:crypto";

/** What a browser holds of its sign-up: the id, and the secret that binds the code to this browser. */
export interface HeldSignUp {
  id: string;
  browser: string;
}

/** Seconds: as long as a sign-up waits for its code. */
const maxAge = 24 * 60 * 60;
const shape = /^([a-z0-9]{0,64})\.([A-Za-z0-9_-]{43})$/;

const secureOf = (request: Request) => new URL(request.url).protocol === "https:";
const nameOf = (request: Request) => (secureOf(request) ? "__Host-sign-up" : "sign-up");

function line(request: Request, value: string, seconds: number): string {
  return `${nameOf(request)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secureOf(request) ? "; Secure" : ""}`;
}

/** Null where this browser has begun no sign-up. */
export function heldSignUp(request: Request): HeldSignUp | null {
  for (const pair of (request.headers.get("Cookie") ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (pair.slice(0, at).trim() !== nameOf(request)) continue;
    const [, id = "", browser = ""] = shape.exec(pair.slice(at + 1).trim()) ?? [];
    return id && browser ? { id, browser } : null;
  }
  return null;
}

export function newBrowserSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** The `Set-Cookie` line that keeps a sign-up. No script sees it, and no other site sends it. */
export function keepSignUp(request: Request, { id, browser }: HeldSignUp): string {
  return line(request, `${id}.${browser}`, maxAge);
}

export function dropSignUp(request: Request): string {
  return line(request, "", 0);
}
