"use strict";

// The whole CMS, on SQLite or on the database that CMS_TEST_DATABASE_URL names.

const test = require("node:test");
const assert = require("node:assert/strict");
const { createHmac } = require("node:crypto");
const Sqlite = require("better-sqlite3");
const { Client } = require("pg");
const sharp = require("sharp");
const {
  caller,
  onSqlite,
  receiver,
  signIn,
  site,
  start,
  startAndFail,
  uploadForm,
} = require("./running-cms");
const { environment } = require("./environment");

const ARTICLES = "/content-manager/collection-types/api::article.article";
const text = (value) => [
  {
    __component: "article.text",
    body: [{ type: "paragraph", children: [{ type: "text", text: value }] }],
  },
];
const draftOf = (slug, extra = {}) => ({
  title: `About ${slug}`,
  slug,
  summary: "A summary.",
  body: text("Hello."),
  ...extra,
});

test("wrong settings end in one message and no start", async () => {
  const { code, output } = await startAndFail(environment({ CMS_TOKEN: "", CMS_PORT: "x" }));
  assert.equal(code, 1);
  assert.match(output, /CMS_TOKEN: expected a random string/);
  assert.match(output, /CMS_PORT: expected a port/);
  assert.doesNotMatch(output, /\n\s+at /);
});

test("the CMS", async (t) => {
  const bff = await receiver();
  const place = await site({ BFF_URL: bff.url });
  let cms = await start(place);
  t.after(async () => {
    await cms.stop();
    await bff.close();
    await place.remove();
  });
  const asBff = caller(place.url, place.env.CMS_TOKEN);
  const editor = await signIn(place.url, "editor@peritus.test");

  async function create(slug, extra) {
    const { status, body } = await editor("POST", ARTICLES, { json: draftOf(slug, extra) });
    assert.equal(status, 201, JSON.stringify(body));
    return body.data.documentId;
  }
  const publish = (documentId, data = {}) =>
    editor("POST", `${ARTICLES}/${documentId}/actions/publish`, { json: data });
  const published = async (query) => (await asBff("GET", `/api/articles?${query}`)).body.data;

  await t.test("the token reads what is published, and nobody reads without it", async () => {
    const { status, body } = await asBff(
      "GET",
      "/api/articles?pagination[pageSize]=100&populate[formerSlugs]=true",
    );
    assert.equal(status, 200);
    assert.equal(body.meta.pagination.total, 17);
    assert.ok(
      body.data.some(({ publishDate }) => new Date(publishDate) > new Date()),
      "one is scheduled",
    );
    const moved = body.data.find(({ slug }) => slug === "rule-702-after-the-amendment");
    assert.deepEqual(
      moved.formerSlugs.map(({ slug }) => slug),
      ["rule-702-amendment"],
    );
    assert.equal((await caller(place.url)("GET", "/api/articles")).status, 401);
    assert.equal((await asBff("GET", "/api/home?populate=*")).body.data.sections.length, 7);
    assert.equal(
      (await asBff("GET", "/api/navigation?populate=*")).body.data.links[0].href,
      "/blog",
    );
    assert.equal((await asBff("GET", "/api/footer?populate=*")).body.data.columns.length, 4);
  });

  await t.test("the token writes nothing", async () => {
    const { status } = await asBff("POST", "/api/articles", {
      json: { data: draftOf("from-the-token") },
    });
    assert.ok(status === 403 || status === 405, String(status));
  });

  await onSqlite(t, "the request id comes back and is logged", async () => {
    const { headers } = await asBff("GET", "/api/navigation", {
      headers: { "X-Request-Id": "test-request-77" },
    });
    assert.equal(headers.get("x-request-id"), "test-request-77");
    assert.ok(
      cms.lines.some(
        (line) =>
          line.includes('"path":"/api/navigation"') &&
          line.includes('"request_id":"test-request-77"'),
      ),
    );
  });

  await onSqlite(
    t,
    "SVG is refused, also under another name; raster pictures are taken",
    async () => {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
      assert.equal(
        (await editor("POST", "/upload", { form: uploadForm(svg, "a.svg", "image/svg+xml", "x") }))
          .status,
        400,
      );
      assert.equal(
        (
          await editor("POST", "/upload", {
            form: uploadForm(`<?xml version="1.0"?>${svg}`, "a.png", "image/png", "x"),
          })
        ).status,
        400,
      );
      const png = await sharp({
        create: { width: 8, height: 8, channels: 3, background: "#0b6b63" },
      })
        .png()
        .toBuffer();
      assert.equal(
        (
          await editor("POST", "/upload", {
            form: uploadForm(png, "a.png", "image/png", "A green square"),
          })
        ).status,
        201,
      );
    },
  );

  await t.test("an editor publishes, the BFF is told with the secret and can read it", async () => {
    const documentId = await create("freshly-published");
    const { status, body } = await publish(documentId, draftOf("freshly-published"));
    assert.equal(status, 200, JSON.stringify(body));
    const hook = await bff.first(
      ({ body: sent }) => sent.event === "entry.publish" && sent.entry.documentId === documentId,
    );
    assert.equal(hook.path, "/api/content/webhook");
    assert.equal(hook.headers["x-peritus-webhook"], place.env.CMS_WEBHOOK_SECRET);
    const [article] = await published("filters[slug][$eq]=freshly-published");
    assert.ok(
      Math.abs(new Date(article.publishDate) - Date.now()) < 60_000,
      "the publish date was filled in",
    );
  });

  await t.test("a draft without its required fields is kept and not published", async () => {
    const { status, body } = await editor("POST", ARTICLES, {
      json: { title: "Half", slug: "half-done" },
    });
    assert.equal(status, 201, JSON.stringify(body));
    const refused = await publish(body.data.documentId, { title: "Half", slug: "half-done" });
    assert.equal(refused.status, 400);
    assert.match(JSON.stringify(refused.body), /summary/);
  });

  await t.test(
    "a picture without alternative text keeps an article from being published",
    async () => {
      const png = await sharp({
        create: { width: 9, height: 9, channels: 3, background: "#101a2b" },
      })
        .png()
        .toBuffer();
      const {
        body: [file],
      } = await editor("POST", "/upload", { form: uploadForm(png, "silent.png", "image/png", "") });
      const article = { ...draftOf("with-a-picture"), picture: file.id };
      const documentId = await create("with-a-picture", { picture: file.id });
      const refused = await publish(documentId, article);
      assert.equal(refused.status, 400);
      assert.match(refused.body.error.message, /"silent\.png" has no alternative text/);
      assert.deepEqual(refused.body.error.details.errors[0].path, ["picture"]);

      const described = await editor("POST", `/upload?id=${file.id}`, {
        form: infoForm({ name: "silent.png", alternativeText: "A dark square" }),
      });
      assert.equal(described.status, 200, JSON.stringify(described.body));
      assert.equal((await publish(documentId, article)).status, 200);

      const emptied = await editor("POST", `/upload?id=${file.id}`, {
        form: infoForm({ name: "silent.png", alternativeText: "" }),
      });
      assert.equal(emptied.status, 400);
      assert.match(emptied.body.error.message, /needs alternative text/);
    },
  );

  await t.test("of two articles that race for one slug exactly one is published", async () => {
    const contenders = [];
    for (let index = 0; index < 4; index += 1) contenders.push(await create(`contender-${index}`));
    for (let round = 0; round < 3; round += 1) {
      const slug = `contested-${round}`;
      const answers = await Promise.all(
        contenders.map((documentId) => publish(documentId, draftOf(slug))),
      );
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400, 400, 400]);
      for (const { status, body } of answers)
        if (status === 400) assert.match(body.error.message, /address|unique/i);
      assert.equal((await published(`filters[slug][$eq]=${slug}`)).length, 1);
    }
  });

  await t.test("the database itself refuses a second published article under a slug", async () => {
    const documents = [await create("one-of-two"), await create("two-of-two")];
    for (const [index, documentId] of documents.entries()) {
      assert.equal(
        (await publish(documentId, draftOf(index ? "two-of-two" : "one-of-two"))).status,
        200,
      );
    }
    await assert.rejects(
      execute(
        place.env.CMS_DATABASE_URL,
        "UPDATE articles SET slug = 'one-of-two' WHERE slug = 'two-of-two' AND published_at IS NOT NULL",
      ),
      /articles\.slug|articles_published_slug/,
    );
    await execute(
      place.env.CMS_DATABASE_URL,
      "UPDATE articles SET slug = 'one-of-two' WHERE slug = 'two-of-two' AND published_at IS NULL",
    );
  });

  await t.test("the slug that readers knew is kept when it changes", async () => {
    const documentId = await create("first-name");
    assert.equal((await publish(documentId, draftOf("first-name"))).status, 200);
    assert.equal((await publish(documentId, draftOf("second-name"))).status, 200);
    const find = (slug) => published(`filters[formerSlugs][slug][$eq]=${slug}&fields[0]=slug`);
    assert.deepEqual(
      (await find("first-name")).map(({ slug }) => slug),
      ["second-name"],
    );
    assert.equal((await publish(documentId, draftOf("first-name"))).status, 200);
    assert.deepEqual(await find("first-name"), []);
    assert.deepEqual(
      (await find("second-name")).map(({ slug }) => slug),
      ["first-name"],
    );
  });

  await onSqlite(t, "a preview opens the page of the web with a signed token", async () => {
    const documentId = await create("to-be-previewed");
    const { body } = await editor(
      "GET",
      `/content-manager/preview/url/api::article.article?documentId=${documentId}&status=draft`,
    );
    const url = new URL(body.data.url);
    assert.equal(url.origin + url.pathname, "http://localhost:3000/preview");
    const [claims, signature] = url.searchParams.get("token").split(".");
    assert.equal(
      signature,
      createHmac("sha256", place.env.PREVIEW_SECRET).update(claims).digest("base64url"),
    );
    const { u, d, s, e, by } = JSON.parse(Buffer.from(claims, "base64url").toString());
    assert.deepEqual([u, d, s], ["api::article.article", documentId, "draft"]);
    assert.ok(e > Date.now() / 1000 && e <= Date.now() / 1000 + 3600 && by !== "");
    const about = (await editor("GET", "/content-manager/single-types/api::about.about")).body.data;
    const page = await editor(
      "GET",
      `/content-manager/preview/url/api::about.about?documentId=${about.documentId}&status=published`,
    );
    assert.match(page.body.data.url, /^http:\/\/localhost:3000\/preview\?token=/);
    const authors = await editor(
      "GET",
      "/content-manager/preview/url/api::author.author?documentId=x&status=draft",
    );
    assert.notEqual(authors.body?.data?.url?.includes("/preview"), true);
  });

  await onSqlite(t, "the admin panel may frame the web and nothing else", async () => {
    const { headers } = await caller(place.url)("GET", "/admin");
    const policy = headers.get("content-security-policy");
    assert.match(policy, /frame-src http:\/\/localhost:3000(;|$)/);
    assert.doesNotMatch(policy, /strapi\.io|(img|connect|media|script)-src[^;]*https:/);
  });

  await onSqlite(t, "an editor keeps out of the settings", async () => {
    assert.equal((await editor("GET", "/admin/api-tokens")).status, 403);
    assert.equal((await editor("GET", "/admin/webhooks")).status, 403);
  });

  await t.test("the administrator finds one token and one webhook", async () => {
    const administrator = await signIn(place.url, "editor-in-chief@peritus.test");
    const tokens = (await administrator("GET", "/admin/api-tokens")).body.data;
    assert.deepEqual(
      tokens.map(({ name, type }) => [name, type]),
      [
        ["BFF, read only", "read-only"],
        ["Import, full access", "full-access"],
      ],
    );
    assert.equal((await administrator("GET", "/admin/webhooks")).body.data.length, 1);
  });

  await t.test("a second start adds nothing, and follows changed settings", async () => {
    const shelves = ["articles", "categories", "authors"];
    const count = async () =>
      Promise.all(
        shelves.map(
          async (shelf) =>
            (await asBff("GET", `/api/${shelf}?status=draft`)).body.meta.pagination.total,
        ),
      );
    const before = await count();
    const [victim] = await published("filters[slug][$eq]=a-match-is-an-opinion");
    assert.equal((await editor("DELETE", `${ARTICLES}/${victim.documentId}`)).status, 200);
    await cms.stop();

    place.env.CMS_TOKEN = "another-token-for-tests";
    cms = await start(place);
    assert.equal((await asBff("GET", "/api/articles")).status, 401, "the former token is dead");
    const asBffNow = caller(place.url, place.env.CMS_TOKEN);
    const after = await Promise.all(
      shelves.map(
        async (shelf) =>
          (await asBffNow("GET", `/api/${shelf}?status=draft`)).body.meta.pagination.total,
      ),
    );
    assert.deepEqual(
      after,
      [before[0] - 1, before[1], before[2]],
      "what was deleted stays deleted",
    );
    const administrator = await signIn(place.url, "editor-in-chief@peritus.test");
    assert.equal((await administrator("GET", "/admin/users")).body.data.results.length, 3);
    assert.equal((await administrator("GET", "/admin/api-tokens")).body.data.length, 2);
    assert.equal((await administrator("GET", "/admin/webhooks")).body.data.length, 1);
  });
});

/** Runs one statement on the database of the CMS, past Strapi. */
async function execute(address, statement) {
  if (address.startsWith("sqlite:")) {
    const database = new Sqlite(address.slice("sqlite:".length));
    try {
      database.prepare(statement).run();
    } finally {
      database.close();
    }
    return;
  }
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function infoForm(info) {
  const form = new FormData();
  form.set("fileInfo", JSON.stringify(info));
  return form;
}
