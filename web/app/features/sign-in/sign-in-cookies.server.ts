import { randomBytes } from "node:crypto";

import { createCookie, type AppLoadContext } from "@remix-run/node";

/** The second step of a sign-in, as this browser keeps it: its script never sees it. */
export interface SecondStep {
  challenge: string;
  methods: string[];
  recoveryCodesLeft: number;
}

function cookieFor(context: AppLoadContext, name: string, maxAge: number) {
  const secure = context.settings.origin.startsWith("https:");
  return createCookie(secure ? `__Host-${name}` : name, { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge });
}

const stepCookie = (context: AppLoadContext, maxAge = 0) => cookieFor(context, "sign-in", maxAge);
const browserCookie = (context: AppLoadContext) => cookieFor(context, "passkey", 600);

export async function readSecondStep(context: AppLoadContext, request: Request): Promise<SecondStep | null> {
  const kept: unknown = await stepCookie(context).parse(request.headers.get("cookie"));
  const step = kept as Partial<SecondStep> | null;
  return typeof step?.challenge === "string" && Array.isArray(step.methods) ? (step as SecondStep) : null;
}

/** The `Set-Cookie` line that keeps the step for as long as it may take, in seconds. */
export function keepSecondStep(context: AppLoadContext, step: SecondStep, seconds: number): Promise<string> {
  return stepCookie(context, seconds).serialize(step);
}

export function forgetSecondStep(context: AppLoadContext): Promise<string> {
  return stepCookie(context).serialize("", { maxAge: 0 });
}

/** The secret that a passkey's challenge is bound to, drawn where there is none. */
export async function passkeyBrowser(context: AppLoadContext, request: Request): Promise<{ secret: string; setCookie: string }> {
  const cookie = browserCookie(context);
  const kept: unknown = await cookie.parse(request.headers.get("cookie"));
  const secret = typeof kept === "string" && /^[\w-]{43}$/.test(kept) ? kept : randomBytes(32).toString("base64url");
  return { secret, setCookie: await cookie.serialize(secret) };
}
