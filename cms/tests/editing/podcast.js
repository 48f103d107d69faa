"use strict";

// The podcast in the whole CMS: what editors, authors and an import may do.

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { caller, onSqlite, signIn, uploadForm } = require("../running-cms");

const EPISODES = "/content-manager/collection-types/api::episode.episode";
const SOUND = path.resolve(__dirname, "../../seed/podcast/episodes/00-why-qualified/audio.mp3");

module.exports = async (t, place) => {
  const asBff = caller(place.url, place.env.CMS_TOKEN);
  const asImport = caller(place.url, place.env.CMS_IMPORT_TOKEN);
  const editor = await signIn(place.url, "editor@peritus.test");
  const sound = fs.readFileSync(SOUND);
  const seconds = (await asBff("GET", "/api/episodes?filters[slug][$eq]=why-qualified")).body
    .data[0].audioSeconds;

  async function upload(bytes, name) {
    const { status, body } = await editor("POST", "/upload", {
      form: uploadForm(bytes, name, "audio/mpeg", name),
    });
    assert.equal(status, 201, JSON.stringify(body));
    return body[0];
  }
  const draftOf = (slug, extra = {}) => ({
    title: `About ${slug}`,
    slug,
    summary: "A summary.",
    kind: "full",
    explicit: false,
    ...extra,
  });
  async function create(slug, extra) {
    const { status, body } = await editor("POST", EPISODES, { json: draftOf(slug, extra) });
    assert.equal(status, 201, JSON.stringify(body));
    return body.data;
  }
  const publish = (documentId, data) =>
    editor("POST", `${EPISODES}/${documentId}/actions/publish`, { json: data });
  const published = async (slug) =>
    (await asBff("GET", `/api/episodes?filters[slug][$eq]=${slug}`)).body.data[0];
  const refused = async (answer, where, message) => {
    const { status, body } = await answer;
    assert.equal(status, 400, JSON.stringify(body));
    assert.ok(
      body.error.details.errors.some(({ path: at }) => at.join(".") === where),
      JSON.stringify(body.error.details),
    );
    assert.match(body.error.message, message);
  };
  const file = await upload(sound, "episode.mp3");

  await t.test("length, size and kind come from the file, not from the editor", async () => {
    const { documentId, audioBytes, audioSeconds, audioType } = await create("measured", {
      audio: file.id,
      audioBytes: 7,
      audioSeconds: 7,
      audioType: "x/y",
    });
    assert.deepEqual([audioBytes, audioSeconds, audioType], [sound.length, seconds, "audio/mpeg"]);
    const saved = await editor("PUT", `${EPISODES}/${documentId}`, {
      json: { audioBytes: 9, audioSeconds: 9 },
    });
    assert.equal(saved.status, 200, JSON.stringify(saved.body));
    assert.equal((await publish(documentId, draftOf("measured"))).status, 200);
    const episode = await published("measured");
    assert.deepEqual(
      [episode.audioBytes, episode.audioSeconds, episode.audioType],
      [sound.length, seconds, "audio/mpeg"],
    );
    assert.ok(
      Math.abs(new Date(episode.publishDate) - Date.now()) < 60_000,
      "the publish date was filled in",
    );
  });

  await t.test(
    "a file that is no audio is refused at its field, and nothing is saved",
    async () => {
      // An earlier version took any bytes under this name.
      const broken = await upload(sound, "broken.mp3");
      fs.writeFileSync(path.join(place.env.CMS_PUBLIC_DIR, broken.url), sound.subarray(0, 3));
      await refused(
        editor("POST", EPISODES, { json: draftOf("broken", { audio: broken.id }) }),
        "audio",
        /"broken\.mp3" has no sound/,
      );
      const { body } = await editor("GET", `${EPISODES}?filters[slug][$eq]=broken`);
      assert.equal(body.pagination.total, 0);
      const { documentId } = await create("whole", { audio: file.id });
      await refused(
        editor("PUT", `${EPISODES}/${documentId}`, { json: { audio: broken.id } }),
        "audio",
        /no sound/,
      );
    },
  );

  await t.test("when the file behind it is replaced, the published episode follows", async () => {
    const own = await upload(sound, "to-be-replaced.mp3");
    const { documentId } = await create("replaced", { audio: own.id });
    assert.equal((await publish(documentId, draftOf("replaced"))).status, 200);
    const half = sound.subarray(0, Math.floor(sound.length / 2));
    assert.equal(
      (
        await editor("POST", `/upload?id=${own.id}`, {
          form: uploadForm(half, "to-be-replaced.mp3", "audio/mpeg", "x"),
        })
      ).status,
      200,
    );
    assert.equal((await published("replaced")).audioBytes, half.length);
    const broken = await editor("POST", `/upload?id=${own.id}`, {
      form: uploadForm(sound.subarray(0, 3), "broken.mp3", "audio/mpeg", "x"),
    });
    assert.equal(broken.status, 400);
    assert.match(
      broken.body.error.message,
      /^“broken\.mp3” can’t be read as audio\. Upload an audio file/,
    );
    assert.equal((await published("replaced")).audioBytes, half.length);
    assert.equal(
      (await fetch(place.url + own.url).then((answer) => answer.arrayBuffer())).byteLength,
      half.length,
      "the former file is still there",
    );
  });

  await t.test("an episode without audio is kept as a draft and not published", async () => {
    const { documentId } = await create("silent");
    await refused(publish(documentId, draftOf("silent")), "audio", /Add an audio file/);
    const elsewhere = { audioUrl: "https://media.example/a.mp3" };
    await refused(
      publish(
        documentId,
        draftOf("silent", {
          ...elsewhere,
          audioBytes: 5,
          audioSeconds: 5,
          audioType: "audio/mpeg",
        }),
      ),
      "audio",
      /don’t know the length and size/,
    );
  });

  await t.test(
    "an import says how large a file is that stays elsewhere, and is published at once",
    async () => {
      const data = {
        ...draftOf("elsewhere"),
        audioUrl: "https://media.example/a.mp3",
        audioBytes: 123456,
        audioSeconds: 61.5,
        audioType: "audio/mpeg",
        guid: "http://old.example/?p=7",
        importKey: "feed#7",
      };
      const { status, body } = await asImport("POST", "/api/episodes?status=published", {
        json: { data },
      });
      assert.equal(status, 201, JSON.stringify(body));
      const episode = await published("elsewhere");
      assert.deepEqual(
        [episode.audioBytes, episode.audioSeconds, episode.guid],
        [123456, 61.5, "http://old.example/?p=7"],
      );
      await refused(
        asImport("POST", "/api/episodes?status=draft", {
          json: { data: { ...data, slug: "elsewhere-2", guid: "another" } },
        }),
        "importKey",
        /already been imported/,
      );
      await refused(
        asImport("POST", "/api/episodes?status=draft", {
          json: { data: { ...data, slug: "elsewhere-2", importKey: "feed#8" } },
        }),
        "guid",
        /has this GUID/,
      );
      assert.ok(
        [401, 403].includes(
          (await asBff("POST", "/api/episodes", { json: { data: draftOf("x") } })).status,
        ),
        "the reader writes nothing",
      );
    },
  );

  await t.test(
    "a GUID is set once and never changes, not by renaming and not by hand",
    async () => {
      const { documentId } = await create("named", { audio: file.id });
      assert.equal((await publish(documentId, draftOf("named"))).status, 200);
      const before = await published("named");
      assert.match(before.guid, /^[0-9a-f-]{36}$/);
      assert.equal((await publish(documentId, draftOf("renamed"))).status, 200);
      const after = await published("renamed");
      assert.equal(after.guid, before.guid);
      await refused(
        asImport("PUT", `/api/episodes/${documentId}`, { json: { data: { guid: "mine" } } }),
        "guid",
        /can’t change the GUID/,
      );
      const former = await asBff("GET", "/api/episodes?filters[formerSlugs][slug][$eq]=named");
      assert.deepEqual(
        former.body.data.map(({ slug }) => slug),
        ["renamed"],
      );
      const copy = await editor("POST", `${EPISODES}/clone/${documentId}`, {
        json: { slug: "a-copy", title: "A copy" },
      });
      assert.equal(copy.status, 200, JSON.stringify(copy.body));
      const { body } = await asBff("GET", "/api/episodes?status=draft&filters[slug][$eq]=a-copy");
      assert.match(body.data[0].guid, /^[0-9a-f-]{36}$/);
      assert.notEqual(body.data[0].guid, before.guid);
    },
  );

  await t.test("two published episodes never share a slug", async () => {
    const contenders = [
      await create("contender-1", { audio: file.id }),
      await create("contender-2", { audio: file.id }),
    ];
    const answers = await Promise.all(
      contenders.map(({ documentId }) => publish(documentId, draftOf("contested"))),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
  });

  await onSqlite(t, "chapters, transcript and notes are checked when it is published", async () => {
    const { documentId } = await create("checked", { audio: file.id });
    const attempt = (extra) => publish(documentId, draftOf("checked", extra));
    await refused(
      attempt({ chapters: [{ start: "9:00", title: "Late" }] }),
      "chapters.0.start",
      /after the audio ends/,
    );
    await refused(
      attempt({ chapters: [], transcript: "Hello." }),
      "transcript",
      /not WebVTT or SRT/,
    );
    await refused(
      attempt({
        transcript: null,
        notes: [{ __component: "article.embed", url: "https://localhost/", title: "A talk" }],
      }),
      "notes.0.url",
      /public site/,
    );
    const answer = await attempt({
      transcript: "WEBVTT\n\n00:00.000 --> 00:02.000\nHello\n",
      notes: [],
      chapters: [{ start: "0:00", title: "All" }],
    });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
  });

  await t.test("the show keeps its GUID, and a wrong subcategory stays a draft", async () => {
    const { body } = await asBff("GET", "/api/podcast?populate[cover]=true");
    assert.match(body.data.guid, /^[0-9a-f]{8}-[0-9a-f]{4}-5/);
    assert.deepEqual([body.data.cover.width, body.data.cover.height], [1500, 1500]);
    await refused(
      asImport("PUT", "/api/podcast", {
        json: { data: { guid: "917393e3-1b1e-5cef-ace4-edaa54e1f810" } },
      }),
      "guid",
      /can’t change the GUID/,
    );
    await refused(
      asImport("PUT", "/api/podcast?status=published", {
        json: { data: { subcategory: "Physics" } },
      }),
      "subcategory",
      /not a subcategory of Education/,
    );
  });
};
