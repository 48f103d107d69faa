import assert from "node:assert/strict";
import test from "node:test";
import { follows } from "../src/admin/slug/follow.mjs";

const ARTICLE = "api::article.article";

test("a slug follows the title until an editor types one", () => {
  const ours = new Set(["rule-702"]);
  for (const [slug, expected] of [
    [undefined, true],
    ["", true],
    ["article", true],
    ["article-12", true],
    ["rule-702", true],
    ["article-of-faith", false],
    ["rule-702-again", false],
  ])
    assert.equal(follows(slug, ours, ARTICLE), expected, String(slug));
});
