"use strict";

const { createHash, randomUUID } = require("node:crypto");
const { publishProblem } = require("../publishing/problems");

const EPISODE = "api::episode.episode";
const SHOW = "api::podcast.podcast";
// The name space that the Podcasting 2.0 specification gives to feeds.
const FEEDS = "ead4c236-bf58-58c6-a2c6-a6b28d128cb6";

/**
 * The GUID of a show as Podcasting 2.0 makes it: a UUID of version 5 of the feed's
 * address without its scheme.
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
 * Middleware of the document service. An episode and the show get their GUID when
 * they are made, one that an import brings along is kept, and nobody changes it
 * afterwards: players would take the episode for a new one.
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
