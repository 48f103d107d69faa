import type { APIRequest } from "@playwright/test";

import { linkTo } from "./mails";
import { place } from "./place";
import { postAsForm, type State } from "./sessions";

/** A strong password for the tests' accounts. */
export const goodPassword = "seven quiet herons at dusk";

/** Invites a new account, as the administrator of `storageState`, and returns its email and the link of the invitation. */
export async function invite(
  request: APIRequest,
  storageState: State,
  groups: readonly string[] = ["Attorney"],
  name = "Imogen Castellanos",
): Promise<{ email: string; link: string }> {
  const email = `imogen-${Math.random().toString(36).slice(2, 10)}@firm.example`;
  const client = await request.newContext({ baseURL: place.origin, storageState });
  const response = await client.post("/api/admin/users/invite", {
    data: { email, name, groups, reason: "For a test" },
    headers: { Origin: place.origin },
  });
  if (!response.ok())
    throw new Error(`can't invite ${email}: ${response.status()} ${await response.text()}`);
  await client.dispose();
  return { email, link: await linkTo(request, email, "/set-password") };
}

/** Sets the password of an invited account by its link and returns the cookies of its session. */
export function acceptInvitation(
  request: APIRequest,
  link: string,
  password = goodPassword,
): Promise<State> {
  const token = new URL(link, place.origin).searchParams.get("token") ?? "";
  return postAsForm(request, "/set-password", { token, password });
}
