// Measures the time from an editor's Publish to a reader's page.
import { demoPassword } from "./screens.mjs";

const articles = "/content-manager/collection-types/api::article.article";

/**
 * Returns the milliseconds of `rounds` publications of one article, each list sorted:
 * - `cms`: until the CMS has responded to the editor,
 * - `reader`: from then until the page shows the new title.
 */
export async function publishingTimes({ env }, rounds = 20) {
  const editor = await signIn(env.CMS_URL);
  const slug = "how-soon-it-is-read";
  const body = (title) => ({ title, slug, summary: "A summary.", body: [] });
  const { data } = await editor("POST", articles, body("Round 0"));
  const times = { cms: [], reader: [] };
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const title = `Round ${round} of ${rounds}`;
      await editor("PUT", `${articles}/${data.documentId}`, body(title));
      const asked = performance.now();
      await editor("POST", `${articles}/${data.documentId}/actions/publish`, {});
      const answered = performance.now();
      await shown(`${env.WEB_ORIGIN}/blog/${slug}`, title);
      times.cms.push(answered - asked);
      times.reader.push(performance.now() - answered);
    }
  } finally {
    await editor("DELETE", `${articles}/${data.documentId}`);
  }
  for (const list of Object.values(times)) list.sort((a, b) => a - b);
  return times;
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
