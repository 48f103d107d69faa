"use strict";

// What a production CMS starts with.

const test = require("node:test");
const assert = require("node:assert/strict");
const { AREAS } = require("../seed/areas");
const { caller, site, start } = require("./running-cms");

const PAGES = [
  "home",
  "about",
  "request-an-expert",
  "become-an-expert",
  "partner-with-us",
  "privacy-policy",
  "terms-and-conditions",
];

test("production starts with a first version of every page, which editors own", async (t) => {
  const place = await site({ SEED_DEMO: "false" });
  t.after(place.remove);
  const cms = await start(place);
  const get = caller(place.url, place.env.CMS_TOKEN);
  const published = {};
  for (const name of [...PAGES, "navigation", "footer"]) {
    const { status, body } = await get("GET", `/api/${name}?populate=*`);
    assert.equal(status, 200, name);
    published[name] = body.data;
  }
  assert.doesNotMatch(JSON.stringify(published), /demonstration|\{\{|\/blog\/category/);
  const { body } = await get("GET", "/api/questions");
  assert.ok(body.data.length > 0);
  assert.doesNotMatch(JSON.stringify(body), /demonstration/);
  const areas = await get("GET", "/api/areas?pagination[pageSize]=100");
  assert.equal(areas.body.meta.pagination.total, AREAS.length);
  for (const { code, does, others, cannot } of areas.body.data)
    assert.ok(does && others && cannot, code);
  await cms.stop();

  const again = await start(place);
  t.after(again.stop);
  for (const name of PAGES)
    assert.equal(
      (await get("GET", `/api/${name}?populate=*`)).body.data.updatedAt,
      published[name].updatedAt,
      `${name} was written again`,
    );
});
