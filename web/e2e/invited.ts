import type { APIRequest } from "@playwright/test";

import { place } from "./place";
import { signedInState } from "./sessions";

/** A password that is strong enough for whoever is called as the tests call people. */
export const goodPassword = "seven quiet herons at dusk";

export interface Mailed {
  to: string;
  subject: string;
  text: string;
}

/** The newest mails of the demo, newest first. */
export async function mailsTo(request: APIRequest, to: string): Promise<Mailed[]> {
  const client = await request.newContext();
  const answer = await client.get(`${place.bff}/api/dev/mail`);
  const { results } = (await answer.json()) as { results: Mailed[] };
  await client.dispose();
  return results.filter((mail) => mail.to === to);
}

/** Path and query of the link in the newest mail that has one below `path`; waits until there are `count` of them. */
export async function linkTo(request: APIRequest, to: string, path: string, count = 1, after = ""): Promise<string> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const links = (await mailsTo(request, to)).flatMap(({ text }) => {
      const from = after === "" ? 0 : Math.max(0, text.indexOf(after));
      const found = new RegExp(`${path.replaceAll("/", "\\/")}\\?token=[\\w-]+`).exec(text.slice(from));
      return found ? [found[0]] : [];
    });
    if (links.length >= count && links[0]) return links[0];
    if (Date.now() > deadline) throw new Error(`${links.length} mails to ${to} with a link to ${path}, not ${count}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Makes an attorney's account of its own for a test and answers its address, and the link of its invitation. */
export async function invite(request: APIRequest): Promise<{ email: string; link: string }> {
  const email = `imogen-${Math.random().toString(36).slice(2, 10)}@firm.example`;
  const client = await request.newContext({ baseURL: place.origin, storageState: await signedInState(request, "admin") });
  const answer = await client.post("/api/admin/users/invite", {
    data: { email, name: "Imogen Castellanos", groups: ["Attorney"], reason: "For a test" },
    headers: { Origin: place.origin },
  });
  if (!answer.ok()) throw new Error(`not invited: ${answer.status()} ${await answer.text()}`);
  await client.dispose();
  return { email, link: await linkTo(request, email, "/set-password") };
}
