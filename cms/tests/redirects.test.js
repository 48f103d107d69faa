"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const { fromAddress, loopOf } = require("../src/redirect/loops");

test("all spellings of a path are equal", () => {
  assert.deepEqual(["/Old", "/old/", " /OLD// ", "/"].map(fromAddress), [
    "/old",
    "/old",
    "/old",
    "/",
  ]);
});

test("a redirect back to its start is a loop", () => {
  const targets = new Map([
    ["/a", "/b"],
    ["/b", "/C/?x=1#y"],
    ["/c", "/a"],
    ["/d", "/d/"],
    ["/e", "/a"],
  ]);
  assert.deepEqual(loopOf("/a", targets), ["/a", "/b", "/c", "/a"]);
  assert.deepEqual(loopOf("/d", targets), ["/d", "/d"]);
  assert.deepEqual(loopOf("/e", targets), ["/a", "/b", "/c", "/a"], "it leads into one");
});

test("a redirect to a page is not a loop", () => {
  const targets = new Map([
    ["/a", "/b"],
    ["/b", "https://example.org/a"],
    ["/c", "/nowhere"],
  ]);
  for (const from of ["/a", "/b", "/c", "/x"]) assert.equal(loopOf(from, targets), null, from);
});
