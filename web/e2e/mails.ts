import type { APIRequest } from "@playwright/test";

import { place } from "./place";

export interface Mailed {
  kind: "mail" | "sms";
  to: string;
  subject: string;
  text: string;
}

/** Returns the demo's emails and text messages, newest first. */
export async function allMails(request: APIRequest): Promise<Mailed[]> {
  const client = await request.newContext();
  const answer = await client.get(`${place.bff}/api/dev/mail`);
  const { results } = (await answer.json()) as { results: Mailed[] };
  await client.dispose();
  return results;
}

/** Waits until `find` returns a value for the mails, and returns it. */
export async function awaited<T>(
  request: APIRequest,
  what: string,
  find: (mails: Mailed[]) => T | null | undefined,
): Promise<T> {
  const deadline = Date.now() + 40_000;
  for (;;) {
    const found = find(await allMails(request));
    if (found !== null && found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`no ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Returns the newest sign-up code sent to an address. */
export function codeTo(request: APIRequest, to: string): Promise<string> {
  return awaited(
    request,
    `code to ${to}`,
    (mails) => mails.filter((mail) => mail.to === to).flatMap(codesIn)[0],
  );
}

/** Returns the codes in an email or text message. */
export function codesIn({ subject, text }: Mailed): string[] {
  return /\b\d{6}\b/.exec(`${subject} ${text}`) ?? [];
}

/** Waits for `count` mails with a link below `path` and returns the newest link's path and query. */
export function linkTo(
  request: APIRequest,
  to: string,
  path: string,
  count = 1,
  after = "",
): Promise<string> {
  return awaited(request, `${count} mails to ${to} with a link to ${path}`, (mails) => {
    const links = mails
      .filter((mail) => mail.to === to)
      .flatMap(({ text }) => {
        const from = after === "" ? 0 : Math.max(0, text.indexOf(after));
        const found = new RegExp(
          `${path.replaceAll("/", "\\/")}\\?[\\w=&%-]*?(token|resume)=[\\w-]+`,
        ).exec(text.slice(from));
        return found ? [found[0]] : [];
      });
    return links.length >= count ? links[0] : null;
  });
}
