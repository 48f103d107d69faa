"use strict";

// Several editors at once, actions on several entries, and strangers at the sign-in.

const assert = require("node:assert/strict");
const sharp = require("sharp");
const { caller, signIn, uploadForm } = require("../running-cms");

const LIST = "/content-manager/collection-types";
const ARTICLES = `${LIST}/api::article.article`;
const TAGS = `${LIST}/api::tag.tag`;

module.exports = async (t, place) => {
  const ada = await signIn(place.url, "editor@peritus.test");
  const bob = await signIn(place.url, "editor-in-chief@peritus.test");
  const draft = (slug, extra = {}) => ({
    title: `About ${slug}`,
    slug,
    summary: "A summary.",
    ...extra,
  });
  const create = async (list, json) => {
    const { status, body } = await ada("POST", list, { json });
    assert.equal(status, 201, JSON.stringify(body));
    return body.data;
  };
  const opened = async (who, { documentId }) =>
    (await who("GET", `${ARTICLES}/${documentId}`)).body.data;
  const save = (who, { documentId, ...json }) => who("PUT", `${ARTICLES}/${documentId}`, { json });
  const publish = (who, { documentId, ...json }) =>
    who("POST", `${ARTICLES}/${documentId}/actions/publish`, { json });

  await t.test("the second of two saves is refused, and the first one stays", async () => {
    const article = await create(ARTICLES, draft("shared"));
    const [hers, his] = [await opened(ada, article), await opened(bob, article)];
    assert.equal((await save(ada, { ...hers, summary: "Hers." })).status, 200);
    for (const refused of [
      await save(bob, { ...his, summary: "His." }),
      await publish(bob, { ...his, summary: "His." }),
    ]) {
      assert.equal(refused.status, 400);
      assert.match(
        refused.body.error.message,
        /saved this article after you opened it.*Your text is still here.*second tab.*reload this page/,
      );
      assert.equal(refused.body.error.details.overtaken, true); // for the panel
    }
    assert.equal((await opened(bob, article)).summary, "Hers.");
    const again = await opened(bob, article);
    assert.equal((await publish(bob, { ...again, summary: "Both." })).status, 200);
    assert.equal(
      (await save(bob, { ...(await opened(bob, article)), summary: "Later." })).status,
      200,
    );
  });

  await t.test("of two saves at the same time, one is refused", async () => {
    const article = await create(ARTICLES, draft("race"));
    const version = await opened(ada, article);
    const answers = await Promise.all(
      ["One.", "Two.", "Three."].map((summary) => save(ada, { ...version, summary })),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400, 400]);
  });

  await t.test("a bulk action that is refused answers at once and changes nothing", async () => {
    const tags = [];
    for (const name of ["Alpha", "Beta", "Gamma", "Delta"])
      tags.push(await create(TAGS, { name, slug: name.toLowerCase() }));
    const holder = await create(
      ARTICLES,
      draft("holder", { tags: { connect: [{ documentId: tags[1].documentId }] } }),
    );
    assert.equal((await publish(ada, await opened(ada, holder))).status, 200);
    const other = await create(ARTICLES, draft("holder-two", { slug: "holder" }));
    for (const [path, ids, message] of [
      [`${TAGS}/actions/bulkDelete`, tags, /The tag "Beta" is in use: article "About holder"/],
      [`${ARTICLES}/actions/bulkPublish`, [other, holder], /"holder" is used by "About holder"/],
    ]) {
      const began = Date.now();
      const { status, body } = await ada("POST", path, {
        json: { documentIds: ids.map(({ documentId }) => documentId) },
      });
      assert.equal(status, 400, JSON.stringify(body));
      assert.match(body.error.message, message);
      assert.ok((await ada("GET", TAGS)).status === 200);
      assert.ok(Date.now() - began < 5000, `it took ${Date.now() - began} ms`);
    }
    const { body } = await ada("GET", `${TAGS}?pageSize=100`);
    for (const { name } of tags)
      assert.ok(
        body.results.some((tag) => tag.name === name),
        name,
      );
  });

  await t.test("files are taken by their content, also when they replace others", async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#0b6b63" } })
      .png()
      .toBuffer();
    const upload = (bytes, name, type, id = "") =>
      ada("POST", `/upload${id && `?id=${id}`}`, {
        form: uploadForm(bytes, name, type, "A field"),
      });
    const good = await upload(png, "field.jpg", "image/jpeg");
    assert.equal(good.status, 201, JSON.stringify(good.body));
    assert.deepEqual([good.body[0].mime, good.body[0].ext], ["image/png", ".png"]);
    for (const [bytes, name, type, message] of [
      [png.subarray(0, 30), "broken.png", "image/png", /“broken\.png”/],
      ["Only words.\n".repeat(500), "words.mp3", "audio/mpeg", /“words\.mp3”/],
      ['<svg xmlns="http://www.w3.org/2000/svg"/>', "drawing.png", "image/png", /“drawing\.png”/],
    ])
      for (const id of ["", good.body[0].id]) {
        const { status, body } = await upload(bytes, name, type, id);
        assert.equal(status, 400, `${name} ${JSON.stringify(body)}`);
        assert.match(body.error.message, message);
      }
  });

  await t.test(
    "guesses at the sign-in are limited, and unknown addresses take as long",
    async () => {
      const stranger = caller(place.url);
      const guess = async (email) => {
        const began = performance.now();
        const { status } = await stranger("POST", "/admin/login", {
          json: { email, password: "Wrong-Passw0rd" },
        });
        return { status, ms: performance.now() - began };
      };
      const fastest = async (emails) => {
        const all = [];
        for (const email of emails) all.push(await guess(email));
        assert.ok(
          all.every(({ status }) => status === 400),
          JSON.stringify(all),
        );
        return Math.min(...all.map(({ ms }) => ms));
      };
      const known = await fastest([
        "author@peritus.test",
        "author@peritus.test",
        "author@peritus.test",
      ]);
      const unknown = await fastest(["a@x.example", "b@x.example", "c@x.example"]);
      assert.ok(unknown > known / 2, `unknown ${unknown} ms, known ${known} ms`);
      const statuses = [];
      for (let i = 0; i < 25; i += 1) statuses.push((await guess(`person-${i}@x.example`)).status);
      assert.equal(statuses.at(-1), 429);
      await signIn(place.url, "editor@peritus.test"); // the owner, from where they have signed in
    },
  );
};
