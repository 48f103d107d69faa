"use strict";

const { createHash, randomUUID } = require("node:crypto");
const { publishProblem } = require("../publishing/problems");

const EPISODE = "api::episode.episode";
const SHOW = "api::podcast.podcast";
// The UUID namespace of feeds in the Podcasting 2.0 specification.
const FEEDS = "ead4c236-bf58-58c6-a2c6-a6b28d128cb6";

/**
 * Returns the Podcasting 2.0 GUID of a show: a version 5 UUID of the feed's URL without its
 * scheme.
 *
 * @param {string} address of the feed
 */
function showGuid(address) {
  const name = address.replace(/^[a-z]+:\/\//i, "").replace(/\/+$/, "");
  const hash = createHash("sha1")
    .update(Buffer.from(FEEDS.replace(/-/g, ""), "hex"))
    .update(name)
    .digest();
  hash[6] = (hash[6] & 0x0f) | 0x50;
  hash[8] = (hash[8] & 0x3f) | 0x80;
  return hash.toString("hex", 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/**
 * Middleware of the document service. Episodes and the show get a GUID when they are created,
 * or keep the GUID of an import. It never changes, because players would treat the episode
 * as new.
 *
 * @param {string} feed address of the feed
 */
function keepGuids(strapi, feed) {
  return async (context, next) => {
    const { uid, action, params } = context;
    if (uid !== EPISODE && uid !== SHOW) return next();
    const fresh = () => (uid === EPISODE ? randomUUID() : showGuid(feed));
    if (action === "create") params.data = { ...params.data, guid: params.data?.guid || fresh() };
    if (action === "clone")
      params.data = { ...params.data, guid: fresh(), importKey: null, importHash: null };
    if (action === "update" && params.data && "guid" in params.data) {
      const stored = await strapi.db
        .query(uid)
        .findOne({ select: ["guid"], where: { documentId: params.documentId, publishedAt: null } });
      if (stored?.guid && params.data.guid !== stored.guid) {
        throw publishProblem([
          { path: ["guid"], message: "You can’t change the GUID once it is set." },
        ]);
      }
    }
    return next();
  };
}

module.exports = { keepGuids, showGuid };
