// Measures the time from an editor's Publish to a reader's page.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { demoPassword } from "./screens.mjs";
import { wordpressExport } from "./wordpress-export.mjs";

const articles = "/content-manager/collection-types/api::article.article";

/**
 * Returns the milliseconds of publications of one article, each list sorted:
 * - `cms`: until the CMS has responded to the editor,
 * - `reader`: from then until the page shows the new title.
 *
 * Publishes until `enough` returns true for the number of publications.
 */
export async function publishingTimes({ env }, enough = (rounds) => rounds === 20) {
  const editor = await signIn(env.CMS_URL);
  const slug = "how-soon-it-is-read";
  const body = (title) => ({ title, slug, summary: "A summary.", body: [] });
  const { data } = await editor("POST", articles, body("Round 0"));
  const times = { cms: [], reader: [] };
  try {
    for (let round = 1; !enough(round - 1); round += 1) {
      const title = `Round ${round}`;
      await editor("PUT", `${articles}/${data.documentId}`, body(title));
      const asked = performance.now();
      await editor("POST", `${articles}/${data.documentId}/actions/publish`, {});
      const answered = performance.now();
      await shown(`${env.WEB_ORIGIN}/blog/${slug}`, `${title}<`);
      times.cms.push(answered - asked);
      times.reader.push(performance.now() - answered);
    }
  } finally {
    await editor("DELETE", `${articles}/${data.documentId}`);
  }
  for (const list of Object.values(times)) list.sort((a, b) => a - b);
  return times;
}

/** Imports a WordPress export, and returns the milliseconds of publications meanwhile and afterwards. */
export async function timesAroundImport(stack, posts) {
  const folder = mkdtempSync(path.join(tmpdir(), "peritus-import-"));
  try {
    const file = path.join(folder, "export.xml");
    writeFileSync(file, wordpressExport(posts));
    const started = performance.now();
    let result;
    const importing = stack.command(["import", "wordpress", file]).then((ended) => {
      result = { ...ended, seconds: (performance.now() - started) / 1000 };
    });
    const during = await publishingTimes(stack, () => result !== undefined);
    await importing;
    if (result.code !== 0) throw new Error(`the import failed:\n${result.out}${result.log}`);
    if (!new RegExp(`article +${posts} created`).test(result.out))
      throw new Error(`not every post was created:\n${result.out}`);
    return { seconds: result.seconds, during, after: await publishingTimes(stack) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function shown(url, words, withinMs = 70_000) {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline;) {
    const response = await fetch(url);
    if ((await response.text()).includes(words)) return;
  }
  throw new Error(`${url} does not show '${words}'`);
}

/** Returns a function that calls the CMS's admin API as the demo editor. */
async function signIn(cms) {
  const send = async (method, path, body, headers = {}) => {
    const response = await fetch(cms + path, {
      method,
      headers: { "content-type": "application/json", ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const { data } = await send("POST", "/admin/login", {
    email: "editor@peritus.test",
    password: demoPassword,
  });
  return (method, path, body) =>
    send(method, path, body, { authorization: `Bearer ${data.token}` });
}
