import type { APIRequest, APIRequestContext } from "@playwright/test";

import { accounts, demoPassword, type Account } from "../../tools/screens.mjs";
import { place } from "./place";

export type State = Awaited<ReturnType<APIRequestContext["storageState"]>>;

/** The name of the session cookie on localhost. */
export const cookieName = "peritus";

/** The content of the session cookie. Times are in Unix milliseconds. */
export interface CookieSession {
  access: string;
  refresh: string;
  accessExpiresAt: number;
  refreshExpiresAt: number;
  accessLifetime: number;
}

/** Signs in with the form and returns the session's cookies. */
export function signedInState(
  request: APIRequest,
  email: string,
  password = demoPassword,
  userAgent?: string,
): Promise<State> {
  return postAsForm(request, "/sign-in", { email, password }, userAgent);
}

/** Sends a form that signs in and returns the session's cookies. */
export async function postAsForm(
  request: APIRequest,
  path: string,
  form: Record<string, string>,
  userAgent?: string,
): Promise<State> {
  const client = await request.newContext({ baseURL: place.origin, maxRedirects: 0, userAgent });
  const response = await client.post(path, { form, headers: { Origin: place.origin } });
  if (response.status() !== 302)
    throw new Error(`${path} didn't sign in: ${response.status()} ${await response.text()}`);
  const state = await client.storageState();
  await client.dispose();
  return state;
}

/** Signs in directly at the BFF and returns the access token. */
export async function accessTokenOf(client: APIRequestContext, account: Account): Promise<string> {
  const answer = await client.post(`${place.bff}/api/token/`, {
    data: { email: accounts[account], password: demoPassword },
  });
  if (!answer.ok()) throw new Error(`${account} can't sign in: status ${answer.status()}`);
  return ((await answer.json()) as { access: string }).access;
}

type Cookies = State["cookies"];

/** Reads the session from a browser's cookies. */
export function readSession(cookies: Cookies): CookieSession {
  const cookie = cookies.find((one) => one.name === cookieName);
  if (!cookie) throw new Error("there is no session cookie");
  const [access, refresh, accessExpiresAt, refreshExpiresAt, accessLifetime] = JSON.parse(
    Buffer.from(cookie.value, "base64url").toString("utf8"),
  ) as [string, string, number, number, number];
  return { access, refresh, accessExpiresAt, refreshExpiresAt, accessLifetime };
}

/** Returns the cookies with an expired access token, so that the next request renews it. */
export function withExpiredAccess(cookies: Cookies): Cookies {
  const { access, refresh, refreshExpiresAt, accessLifetime } = readSession(cookies);
  const value = Buffer.from(
    JSON.stringify([access, refresh, Date.now() - 1000, refreshExpiresAt, accessLifetime]),
  ).toString("base64url");
  return cookies.map((cookie) => (cookie.name === cookieName ? { ...cookie, value } : cookie));
}
