import assert from "node:assert/strict";
import test from "node:test";
import { renewLinks } from "../src/admin/preview/renew.mjs";

test("the panel asks for a new preview link if its own is older than five minutes", () => {
  let definition;
  const now = 10_000_000;
  renewLinks(
    { enhanceEndpoints: ({ endpoints }) => (definition = endpoints.getPreviewUrl) },
    () => now,
  );
  for (const [fulfilledTimeStamp, expected] of [
    [undefined, false], // it is being requested
    [now - 5 * 60_000, false],
    [now - 5 * 60_000 - 1, true],
  ])
    assert.equal(definition.forceRefetch({ endpointState: { fulfilledTimeStamp } }), expected);
  assert.equal(definition.forceRefetch({}), false);
});
