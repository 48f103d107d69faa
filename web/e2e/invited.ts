import type { APIRequest } from "@playwright/test";

import { linkTo } from "./mails";
import { place } from "./place";
import { signedInState } from "./sessions";

/** A password that is strong enough for whoever is called as the tests call people. */
export const goodPassword = "seven quiet herons at dusk";

/** Makes an account of its own for a test, an attorney's unless said, and answers its address, and the link of its invitation. */
export async function invite(
  request: APIRequest,
  groups: readonly string[] = ["Attorney"],
): Promise<{ email: string; link: string }> {
  const email = `imogen-${Math.random().toString(36).slice(2, 10)}@firm.example`;
  const client = await request.newContext({
    baseURL: place.origin,
    storageState: await signedInState(request, "admin"),
  });
  const answer = await client.post("/api/admin/users/invite", {
    data: { email, name: "Imogen Castellanos", groups, reason: "For a test" },
    headers: { Origin: place.origin },
  });
  if (!answer.ok()) throw new Error(`not invited: ${answer.status()} ${await answer.text()}`);
  await client.dispose();
  return { email, link: await linkTo(request, email, "/set-password") };
}
