"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const { createHash } = require("node:crypto");
const sharp = require("sharp");
const { NAMES, drawPlate } = require("../seed/plates");
const { renderPlate } = require("../seed/plates/render");

const digest = (bytes) => createHash("sha256").update(bytes).digest("hex");

test("a plate is always drawn the same, with finite numbers and alternative text", () => {
  for (const name of NAMES) {
    const { svg, alt } = drawPlate(name);
    assert.equal(svg, drawPlate(name).svg, name);
    assert.doesNotMatch(svg, /NaN|Infinity|undefined/, name);
    assert.match(svg, /#0b6b63/, `${name} has a line in verdigris`);
    assert.ok(alt.length > 40, name);
  }
});

test("a plate is rendered to the same bytes, 1600 by 900", async () => {
  const { svg } = drawPlate("truss");
  const first = await renderPlate(svg);
  assert.equal(digest(first), digest(await renderPlate(svg)));
  const { width, height, format } = await sharp(first).metadata();
  assert.deepEqual({ width, height, format }, { width: 1600, height: 900, format: "webp" });
});

test("an unknown plate is refused by name", () => {
  assert.throws(() => drawPlate("unicorn"), /no plate named "unicorn"/);
});
