"use strict";

// What editors, authors, and imports may do, all in one CMS: starting one takes longer than most
// of these tests.

const test = require("node:test");
const { site, start } = require("./running-cms");

test("one CMS", async (t) => {
  const place = await site();
  const cms = await start(place);
  t.after(async () => {
    await cms.stop();
    await place.remove();
  });
  await t.test("the site", (part) => require("./editing/site")(part, place));
  await t.test("the podcast", (part) => require("./editing/podcast")(part, place));
  // The last, because its strangers use up the sign-ins.
  await t.test("editors", (part) => require("./editing/editors")(part, place));
});
