// Visitors who read pages and send forms at a steady pace, while programs stop and start.
import { randomUUID } from "node:crypto";
import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";

const pages = ["/", "/blog", "/podcast", "/about", "/become-an-expert", "/sign-in"];
const form = "/about";

/** One request; never rejects. Each visitor has an address of their own. */
function ask(origin, path, { from, body }) {
  const url = new URL(path, origin);
  return new Promise((resolve) => {
    const request = http.request(
      url,
      {
        method: body ? "POST" : "GET",
        localAddress: from,
        agent: false,
        timeout: 40_000,
        headers: body
          ? {
              "content-type": "application/x-www-form-urlencoded",
              origin,
              "content-length": Buffer.byteLength(body),
            }
          : {},
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk) => (text += chunk));
        response.on("end", () => resolve({ status: response.statusCode, text }));
        response.on("error", () => resolve({ status: 0, text: "the response broke off" }));
      },
    );
    request.on("timeout", () => request.destroy());
    request.on("error", (error) => resolve({ status: 0, text: error.message }));
    request.end(body);
  });
}

const visitor = (n) => `127.0.${1 + Math.floor(n / 250)}.${1 + (n % 250)}`;

/**
 * Sends `count` requests, `perSecond`, every fourth a form. A form whose response was lost is
 * sent again as it is, like a person would.
 *
 * @returns {Promise<{ pages: number, lost: string[], sent: string[], repeated: number }>} `sent`
 *   has the subject of each form that was acknowledged
 */
export async function visit(origin, { count, perSecond }) {
  const forms = Math.floor(count / 4);
  const tokens = [];
  for (let n = 0; n < forms; n += 1) {
    const { text } = await ask(origin, form, { from: visitor(n) });
    tokens.push(/name="started" value="([^"]+)"/.exec(text)?.[1] ?? "");
  }
  // A form that is sent sooner isn't a person's.
  await pause(3_500);
  const result = { pages: 0, lost: [], sent: [], repeated: 0 };
  const open = [];
  for (let n = 0; n < count; n += 1) {
    open.push(n % 4 === 3 ? send(n, tokens[(n - 3) / 4]) : read(n));
    await pause(1000 / perSecond);
  }
  await Promise.all(open);
  return result;

  async function read(n) {
    const path = pages[n % pages.length];
    const { status, text } = await ask(origin, path, { from: visitor(n) });
    if (status === 200) result.pages += 1;
    else result.lost.push(`GET ${path}: ${status} ${text.slice(0, 80)}`);
  }

  async function send(n, started) {
    const subject = `Soak ${n}`;
    const body = String(
      new URLSearchParams({
        request_key: randomUUID(),
        subject,
        message: "A date is wrong.",
        name: "Li Wei",
        email: `soak-${n}@example.org`,
        consent: "yes",
        started,
      }),
    );
    let last;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      last = await ask(origin, form, { from: visitor(n), body });
      if (last.status === 200) {
        result.sent.push(subject);
        return;
      }
      result.repeated += 1;
      await pause(500);
    }
    const problem = /role="alert"[^>]*>(.{0,200})/s.exec(last.text)?.[1] ?? last.text.slice(0, 80);
    result.lost.push(`POST ${form}: ${last.status} ${problem}`);
  }
}
