"use strict";

// Imports a podcast into an empty CMS and reads it from the BFF.

const test = require("node:test");
const assert = require("node:assert/strict");
const fs = require("node:fs/promises");
const http = require("node:http");
const path = require("node:path");
const sharp = require("sharp");
const { caller, firstAdministrator, freePort, site, start } = require("./running-cms");
const {
  build,
  forCms,
  importInto,
  serve,
  settings,
  withoutGo,
  IMPORT_TOKEN,
} = require("./running-bff");

const SOUND = path.resolve(__dirname, "../seed/podcast/episodes/00-why-qualified/audio.mp3");
const SHOW = "/content-manager/single-types/api::podcast.podcast";
const GUID = "c9a2f0de-7f5f-5a0c-9a51-0d9c1f3a7b11";

const feedOf = (address, description) => `<?xml version="1.0"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel>
<title>Load paths</title><link>https://pods.example/load-paths</link><description>${description}</description><language>en</language>
<itunes:author>Ann Ash</itunes:author><itunes:owner><itunes:name>Ann Ash</itunes:name><itunes:email>ann@pods.example</itunes:email></itunes:owner>
<itunes:category text="Education"><itunes:category text="How To"/></itunes:category><itunes:explicit>false</itunes:explicit>
<itunes:image href="${address}/cover.png"/><podcast:guid>${GUID}</podcast:guid><podcast:locked>yes</podcast:locked><podcast:person>Ann Ash</podcast:person>
<item><title>The first</title><guid isPermaLink="false">Old-GUID/1</guid><pubDate>Tue, 02 Apr 2019 08:00:00 GMT</pubDate><description>Words.</description>
<itunes:duration>1:00:00</itunes:duration><enclosure url="${address}/one.mp3" length="7" type="audio/mpeg"/></item>
<item><title>The second</title><guid isPermaLink="false">Old-GUID/2</guid><pubDate>Tue, 09 Apr 2019 08:00:00 GMT</pubDate><description>Words.</description>
<enclosure url="${address}/gone.mp3" length="7" type="audio/mpeg"/></item></channel></rss>`;

test("a podcast in an empty CMS", { skip: withoutGo() }, async (t) => {
  const port = await freePort();
  const bffUrl = `http://127.0.0.1:${port}`;
  const place = await site({ ...forCms, SEED_DEMO: "false", BFF_URL: bffUrl });
  const cms = await start(place);
  const sound = await fs.readFile(SOUND);
  const cover = await sharp({
    create: { width: 1400, height: 1400, channels: 3, background: "#0b6b63" },
  })
    .png()
    .toBuffer();
  const files = { "/one.mp3": sound, "/cover.png": cover };
  const old = http.createServer((request, response) =>
    response.writeHead(files[request.url] ? 200 : 404).end(files[request.url]),
  );
  await new Promise((resolve) => old.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${old.address().port}`;
  const program = build(place.folder);
  const env = settings(place.url, {
    BFF_PORT: String(port),
    BFF_METRICS_PORT: String(await freePort()),
    DATABASE_URL: `sqlite:${place.folder}/peritus.db`,
    MAIL_DIR: `${place.folder}/mail`,
    MEDIA_DIR: `${place.folder}/media`,
    LOG_LEVEL: "warn",
  });
  let bff;
  t.after(async () => {
    await bff?.stop();
    await cms.stop();
    await new Promise((resolve) => {
      old.close(resolve);
      old.closeAllConnections();
    });
    await place.remove();
  });
  const feed = path.join(place.folder, "feed.xml");
  const take = async (description, ...more) => {
    await fs.writeFile(feed, feedOf(address, description));
    return importInto(program, env, "podcast", feed, ...more);
  };
  const media = ["--media", "--internal", "127.0.0.1"];
  const ours = caller(place.url, IMPORT_TOKEN);
  const show = async (status) =>
    (await ours("GET", `/api/podcast?status=${status}&populate=*`)).body.data;
  const episodes = async (status) =>
    (await ours("GET", `/api/episodes?status=${status}&populate=*&sort=publishDate`)).body.data;

  await t.test("comes in as drafts first, without a file", async () => {
    const said = await take("About loads.");
    assert.match(said, /episode +2 created/);
    assert.match(said, /show +1 created/);
    assert.match(said, /complete and publish it in the CMS/);
    assert.equal(await show("published"), null);
    assert.deepEqual(await episodes("published"), []);
    assert.match(
      await take("About loads."),
      /show +1 unchanged[^]*Everything was already up to date|Everything was already up to date/,
    );
  });

  await t.test(
    "gets its cover and its sound when media are asked for; what cannot be had stays a draft",
    async () => {
      const said = await take("About loads.", ...media);
      assert.match(said, /episode +1 changed +1 unchanged/);
      assert.match(said, /show +1 changed/);
      const held = await show("draft");
      assert.deepEqual(
        [held.title, held.guid, held.cover.width, held.category, held.people[0].name],
        ["Load paths", GUID, 1400, "Education", "Ann Ash"],
      );
      const [one, ...others] = await episodes("published");
      assert.deepEqual([one.guid, one.audioBytes, others.length], ["Old-GUID/1", sound.length, 0]);
      assert.ok(one.audioSeconds > 40 && one.audioSeconds < 60, `measured ${one.audioSeconds}`);
      assert.match(await take("About loads.", ...media), /Everything was already up to date/);
    },
  );

  await t.test("is heard by readers once the show is published", async () => {
    bff = await serve(program, env, bffUrl);
    assert.equal((await fetch(`${bffUrl}/api/content/podcast`)).status, 404);
    const chief = await firstAdministrator(place, "chief@desk.example");
    const answer = await chief("POST", `${SHOW}/actions/publish`, { json: {} });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    const until = Date.now() + 5000;
    while ((await fetch(`${bffUrl}/api/content/podcast`)).status !== 200 && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const text = await (await fetch(`${bffUrl}/api/content/feed/podcast`)).text();
    for (const part of [
      "<title>Load paths</title>",
      `<podcast:guid>${GUID}</podcast:guid>`,
      ">Old-GUID/1</guid>",
      `length="${sound.length}"`,
      'type="audio/mpeg"',
    ])
      assert.ok(text.includes(part), `${part} in ${text}`);
    assert.equal(text.split("<item>").length, 2, "a draft is not in the feed");
    const [, seconds] = /<itunes:duration>(\d+)<\/itunes:duration>/.exec(text);
    assert.ok(seconds > 40 && seconds < 60, `the feed says ${seconds}`);
  });

  await t.test("follows its source until an editor has changed it", async () => {
    assert.match(await take("About loads and paths.", ...media), /show +1 changed/);
    assert.equal(
      (await show("published")).description,
      "About loads.",
      "readers see it when it is published",
    );
    assert.equal((await show("draft")).description, "About loads and paths.");
    assert.equal(
      (await ours("PUT", "/api/podcast?status=draft", { json: { data: { copyright: "Ann Ash" } } }))
        .status,
      200,
    );
    assert.match(
      await take("About something else.", ...media),
      /show +1 kept as changed in the CMS[^]*edited in the CMS/,
    );
    assert.equal((await show("draft")).description, "About loads and paths.");
    assert.match(
      await take("About something else.", ...media, "--replace-show"),
      /show +1 changed/,
    );
    assert.equal((await show("draft")).guid, GUID);
  });
});
