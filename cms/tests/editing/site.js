"use strict";

// Pages, redirects, roles and what is in use, in the whole CMS.

const assert = require("node:assert/strict");
const sharp = require("sharp");
const { caller, onSqlite, signIn, uploadForm } = require("../running-cms");

const collection = (name) => `/content-manager/collection-types/api::${name}.${name}`;
const single = (name) => `/content-manager/single-types/api::${name}.${name}`;
const PAGES = [
  "home",
  "about",
  "partner-with-us",
  "request-an-expert",
  "become-an-expert",
  "privacy-policy",
  "terms-and-conditions",
];
const text = (value) => [{ type: "paragraph", children: [{ type: "text", text: value }] }];

module.exports = async (t, place) => {
  const asBff = caller(place.url, place.env.CMS_TOKEN);
  const editor = await signIn(place.url, "editor@peritus.test");
  const author = await signIn(place.url, "author@peritus.test");

  async function made(answer) {
    const { status, body } = await answer;
    assert.ok(status === 201 || status === 200, JSON.stringify(body));
    return body.data ?? body;
  }
  const refused = async (answer, message) => {
    const { status, body } = await answer;
    assert.equal(status, 400, JSON.stringify(body));
    assert.match(body.error.message, message);
    return body.error.details.errors.map(({ path }) => path.join("."));
  };
  const picture = async (name, alt) => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#0b6b63" } })
      .png()
      .toBuffer();
    return (await editor("POST", "/upload", { form: uploadForm(png, name, "image/png", alt) }))
      .body[0];
  };

  await t.test(
    "every page is published with its sections, and a former seed is not needed",
    async () => {
      for (const name of PAGES) {
        const { status, body } = await asBff("GET", `/api/${name}?populate=*`);
        assert.equal(status, 200, name);
        assert.ok(
          body.data.title && body.data.sections.length > 0 && body.data.seo.description,
          name,
        );
      }
    },
  );

  await t.test("an editor composes a page; a picture in it needs alternative text", async () => {
    const silent = await picture("silent.png", "");
    const about = (await editor("GET", single("about"))).body.data;
    const with_ = (id) => ({
      json: {
        title: about.title,
        sections: [
          { __component: "sections.hero", headline: "Hello", lead: "Words.", picture: id },
          {
            __component: "sections.numbers",
            title: "Numbers",
            numbers: [{ value: "7", label: "pages" }],
          },
        ],
      },
    });
    const where = await refused(
      editor("POST", `${single("about")}/actions/publish`, with_(silent.id)),
      /"silent\.png" has no alternative text/,
    );
    assert.deepEqual(where, ["sections.0.picture"]);
    await made(
      editor(
        "POST",
        `${single("about")}/actions/publish`,
        with_((await picture("clear.png", "A green square")).id),
      ),
    );
    const { body } = await asBff(
      "GET",
      "/api/about?populate[sections][on][sections.numbers][populate]=*",
    );
    assert.equal(body.data.sections.find(({ numbers }) => numbers).numbers[0].value, "7");
  });

  await t.test("a portrait needs alternative text as soon as it is saved", async () => {
    const silent = await picture("face.png", "");
    const person = (id) =>
      editor("POST", collection("author"), {
        json: { name: "A face", slug: "a-face", picture: id },
      });
    assert.deepEqual(await refused(person(silent.id), /"face\.png" has no alternative text/), [
      "picture",
    ]);
    await made(person((await picture("portrait.png", "A. Face, smiling")).id));
  });

  await t.test("a redirect leads somewhere else and never loops", async () => {
    const redirect = (from, to) =>
      editor("POST", collection("redirect"), { json: { from, to, permanent: true } });
    assert.equal((await made(redirect("/Old-Page/", "/blog"))).from, "/old-page");
    assert.deepEqual(await refused(redirect("/old-page", "/podcast"), /already|unique/), ["from"]);
    await made(redirect("/one", "/two"));
    assert.deepEqual(
      await refused(redirect("/two", "/ONE?x=1"), /would loop: \/two → \/one → \/two/),
      ["to"],
    );
    assert.deepEqual(await refused(redirect("/me", "/me/"), /would loop/), ["to"]);
    for (const [from, to] of [
      ["old", "/blog"],
      ["//x.example", "/blog"],
      ["/a?b=1", "/blog"],
      ["/a", "http://x.example"],
      ["/a", "javascript:1"],
      ["/a", "//x.example"],
    ]) {
      assert.equal((await redirect(from, to)).status, 400, `${from} ${to}`);
    }
  });

  await t.test("an author writes their own pieces and publishes none", async () => {
    const own = await made(
      author("POST", collection("article"), {
        json: { title: "Mine", slug: "mine", summary: "S." },
      }),
    );
    await made(
      author("PUT", `${collection("article")}/${own.documentId}`, {
        json: { title: "Still mine" },
      }),
    );
    await made(
      author("POST", collection("episode"), {
        json: { title: "Mine", slug: "mine", summary: "S.", kind: "full", explicit: false },
      }),
    );
    assert.equal(
      (
        await author("POST", `${collection("article")}/${own.documentId}/actions/publish`, {
          json: {},
        })
      ).status,
      403,
    );
    const [other] = (await asBff("GET", "/api/articles?pagination[pageSize]=1")).body.data;
    assert.equal(
      (
        await author("PUT", `${collection("article")}/${other.documentId}`, {
          json: { title: "Not mine" },
        })
      ).status,
      403,
    );
    assert.equal(
      (await author("DELETE", `${collection("article")}/${other.documentId}`)).status,
      403,
    );
    assert.equal((await author("GET", collection("category"))).status, 200);
    assert.equal(
      (await author("POST", collection("category"), { json: { name: "N", slug: "n" } })).status,
      403,
    );
    for (const page of [...PAGES, "navigation", "footer", "podcast"]) {
      assert.equal(
        (await author("PUT", single(page), { json: { title: "Mine now" } })).status,
        403,
        page,
      );
    }
    assert.equal(
      (await author("POST", collection("redirect"), { json: { from: "/a", to: "/b" } })).status,
      403,
    );
    assert.equal(
      (
        await made(
          editor("POST", `${collection("article")}/${own.documentId}/actions/publish`, {
            json: { title: "Mine", slug: "mine", summary: "S." },
          }),
        )
      ).title,
      "Mine",
    );
  });

  await onSqlite(
    t,
    "each role may do what the guide for editors says, and nothing else",
    async () => {
      const administrator = await signIn(place.url, "editor-in-chief@peritus.test");
      const people = { administrator, editor, author };
      const theirs = await picture("theirs.png", "A green square");
      const fresh = (kind, extra = {}) =>
        editor("POST", collection(kind), {
          json: {
            title: "Of the desk",
            slug: `desk-${Math.random().toString(36).slice(2)}`,
            summary: "S.",
            ...extra,
          },
        }).then((answer) => made(Promise.resolve(answer)));
      const act = (as, { documentId }, verb) =>
        as("POST", `${collection("article")}/${documentId}/actions/${verb}`, {
          json: { summary: "S." },
        });
      const shown = async () => {
        const one = await fresh("article");
        await made(act(editor, one, "publish"));
        return one;
      };
      const named = (extra = {}) => ({
        json: {
          name: `N ${Math.random()}`,
          slug: `n-${Math.random().toString(36).slice(2)}`,
          ...extra,
        },
      });
      const [all, desk, chief] = [
        "administrator editor author",
        "administrator editor",
        "administrator",
      ];
      const deeds = [
        [
          "writes an article",
          all,
          (as) =>
            as("POST", collection("article"), {
              json: { title: "T", slug: `t-${Math.random().toString(36).slice(2)}`, summary: "S." },
            }),
        ],
        ["reads the categories", all, (as) => as("GET", collection("category"))],
        [
          "uploads a picture",
          all,
          async (as) =>
            as("POST", "/upload", {
              form: uploadForm(
                await sharp({ create: { width: 8, height: 8, channels: 3, background: "#0b6b63" } })
                  .png()
                  .toBuffer(),
                "own.png",
                "image/png",
                "A square",
              ),
            }),
        ],
        ["publishes an article", desk, async (as) => act(as, await fresh("article"), "publish")],
        ["withdraws an article", desk, async (as) => act(as, await shown(), "unpublish")],
        [
          "changes what somebody else wrote",
          desk,
          async (as) =>
            as("PUT", `${collection("article")}/${(await fresh("article")).documentId}`, {
              json: { title: "Changed" },
            }),
        ],
        [
          "deletes an article",
          desk,
          async (as) =>
            as("DELETE", `${collection("article")}/${(await fresh("article")).documentId}`),
        ],
        [
          "deletes an episode",
          desk,
          async (as) =>
            as(
              "DELETE",
              `${collection("episode")}/${(await fresh("episode", { kind: "full", explicit: false })).documentId}`,
            ),
        ],
        [
          "deletes a picture of somebody else",
          desk,
          async (as) =>
            as("DELETE", `/upload/files/${(await picture("to-go.png", "A square")).id}`),
        ],
        [
          "describes a picture of somebody else",
          desk,
          (as) => {
            const form = new FormData();
            form.set("fileInfo", JSON.stringify({ alternativeText: "A square" }));
            return as("POST", `/upload?id=${theirs.id}`, { form });
          },
        ],
        ...PAGES.map((page) => [
          `writes the page ${page}`,
          desk,
          (as) => as("PUT", single(page), { json: {} }),
        ]),
        ...["navigation", "footer", "podcast"].map((one) => [
          `writes the ${one}`,
          desk,
          (as) => as("PUT", single(one), { json: {} }),
        ]),
        [
          "publishes a page",
          desk,
          (as) => as("POST", `${single("about")}/actions/publish`, { json: {} }),
        ],
        ...["category", "tag", "author"].map((kind) => [
          `makes a ${kind}`,
          desk,
          (as) => as("POST", collection(kind), named()),
        ]),
        [
          "makes a question",
          desk,
          (as) =>
            as("POST", collection("question"), {
              json: { question: "Why?", answer: text("Because.") },
            }),
        ],
        [
          "makes a redirect",
          desk,
          (as) =>
            as("POST", collection("redirect"), {
              json: { from: `/r-${Math.random().toString(36).slice(2)}`, to: "/blog" },
            }),
        ],
        ["reads the accounts", chief, (as) => as("GET", "/admin/users")],
        [
          "makes an account",
          chief,
          (as) =>
            as("POST", "/admin/users", {
              json: {
                firstname: "New",
                email: `new-${Math.random().toString(36).slice(2)}@desk.example`,
                roles: [1],
              },
            }),
        ],
        ["reads the roles", chief, (as) => as("GET", "/admin/roles")],
        ["reads the tokens", chief, (as) => as("GET", "/admin/api-tokens")],
        [
          "makes a token",
          chief,
          (as) =>
            as("POST", "/admin/api-tokens", {
              json: {
                name: `T ${Math.random()}`,
                description: "",
                type: "read-only",
                lifespan: null,
              },
            }),
        ],
        ["reads the webhooks", chief, (as) => as("GET", "/admin/webhooks")],
      ];
      for (const [deed, allowed, does] of deeds) {
        for (const [role, as] of Object.entries(people)) {
          const { status, body } = await does(as);
          const expected = allowed.split(" ").includes(role);
          assert.equal(
            status < 300,
            expected,
            `${role} ${deed}: ${status} ${JSON.stringify(body).slice(0, 300)}`,
          );
          if (!expected) assert.equal(status, 403, `${role} ${deed}`);
        }
      }
    },
  );

  await t.test(
    "what published entries use is not deleted before it was taken out there",
    async () => {
      const [tag, question] = [
        await made(editor("POST", collection("tag"), { json: { name: "In use", slug: "in-use" } })),
        await made(
          editor("POST", collection("question"), {
            json: { question: "Why?", answer: text("Because.") },
          }),
        ),
      ];
      const shown = await picture("shown.png", "A green square");
      const inText = await picture("in-text.png", "A green square");
      const article = {
        title: "Holder",
        slug: "holder",
        summary: "S.",
        picture: shown.id,
        tags: { connect: [{ documentId: tag.documentId }] },
        body: [
          {
            __component: "article.text",
            body: [{ type: "image", image: inText, children: [{ type: "text", text: "" }] }],
          },
        ],
      };
      const { documentId } = await made(editor("POST", collection("article"), { json: article }));
      const page = {
        title: "Terms",
        sections: [
          {
            __component: "sections.faq",
            title: "Questions",
            questions: { connect: [{ documentId: question.documentId }] },
          },
        ],
      };
      const remove = (name, one) => editor("DELETE", `${collection(name)}/${one.documentId}`);

      const unused = await made(
        editor("POST", collection("tag"), { json: { name: "Free", slug: "free" } }),
      );
      assert.equal((await remove("tag", unused)).status, 200);
      await made(
        editor("POST", `${collection("article")}/${documentId}/actions/publish`, {
          json: { title: "Holder", slug: "holder", summary: "S." },
        }),
      );
      await made(
        editor("POST", `${single("terms-and-conditions")}/actions/publish`, { json: page }),
      );

      await refused(
        remove("tag", tag),
        /The tag "[^"]+" is in use: article "Holder"\. Remove it there and publish/,
      );
      await refused(remove("question", question), /in use: terms and conditions "Terms"/);
      await refused(
        editor("DELETE", `/upload/files/${shown.id}`),
        /"shown\.png" is in use: article "Holder"/,
      );
      await refused(
        editor("DELETE", `/upload/files/${inText.id}`),
        /"in-text\.png" is in use: article "Holder"/,
      );
      assert.equal(
        (await caller(place.url)("GET", shown.url)).status,
        200,
        "the file is still there",
      );
      const [category] = (await asBff("GET", "/api/categories?filters[slug][$eq]=practice")).body
        .data;
      await refused(
        remove("category", category),
        /in use: article ".*", .* and \d+ more|in use: article/,
      );

      assert.equal(
        (
          await editor("POST", `${collection("article")}/${documentId}/actions/unpublish`, {
            json: {},
          })
        ).status,
        200,
      );
      assert.equal((await remove("tag", tag)).status, 200, "a draft keeps nothing");
      assert.equal((await editor("DELETE", `/upload/files/${inText.id}`)).status, 200);
    },
  );

  await onSqlite(
    t,
    "footnotes, tables and embeds of an article are checked when it is published",
    async () => {
      const { documentId } = await made(
        editor("POST", collection("article"), {
          json: { title: "Parts", slug: "parts", summary: "S." },
        }),
      );
      const attempt = (...body) =>
        editor("POST", `${collection("article")}/${documentId}/actions/publish`, {
          json: { title: "Parts", slug: "parts", summary: "S.", body },
        });
      const words = { __component: "article.text", body: text("See here[^1].") };
      const notes = (mark) => ({
        __component: "article.footnotes",
        notes: [{ mark, text: "There." }],
      });
      assert.deepEqual(
        (await refused(attempt(words, notes("2")), /no note with the mark "1"/)).sort(),
        ["body.0.body", "body.1.notes.0.mark"],
      );
      assert.deepEqual(
        await refused(
          attempt({ __component: "article.table", caption: "T", rows: [["a"]] }),
          /header row/,
        ),
        ["body.0.rows"],
      );
      assert.equal(
        (
          await attempt({
            __component: "article.embed",
            url: "http://video.example/",
            title: "A talk",
          })
        ).status,
        400,
      );
      await made(
        attempt(words, notes("1"), {
          __component: "article.embed",
          url: "https://video.example/w/1",
          title: "A talk",
        }),
      );
    },
  );
};
