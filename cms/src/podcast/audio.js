"use strict";

// Keeps an episode's audio fields consistent with its file.

const path = require("node:path");
const { publishProblem } = require("../publishing/problems");
const { EPISODE } = require("../publishing/rules");
const { measureAudio, NoAudio } = require("./measure");

const MEASURED = ["audioBytes", "audioSeconds", "audioType"];
const UNKNOWN = { audioBytes: null, audioSeconds: null, audioType: null };

/**
 * Middleware of the document service. Saving an episode measures its audio file, or refuses
 * it at the field `audio` if it isn't audio. Values entered in the measured fields are
 * ignored, except in an import of an episode whose file is hosted elsewhere.
 */
function measureEpisodes(strapi) {
  return async (context, next) => {
    const { uid, action, params } = context;
    if (uid !== EPISODE || !["create", "update", "clone"].includes(action)) return next();
    const told = pick(params.data);
    params.data = without(params.data);
    return strapi.db.transaction(async () => {
      const before = await draftOf(strapi, params.documentId);
      const saved = await next();
      if (!saved) return saved;
      const draft = await draftOf(strapi, saved.documentId);
      const facts = await factsOf(strapi, draft, { told, before });
      await strapi.db.query(EPISODE).update({ where: { id: draft.id }, data: facts });
      return Object.assign(saved, facts);
    });
  };
}

async function factsOf(strapi, draft, { told, before }) {
  if (draft.audio) return measured(draft.audio.name, placeOf(strapi, draft.audio));
  if (!draft.audioUrl) return UNKNOWN;
  if (!isEditor(strapi) && Object.keys(told).length > 0) return { ...UNKNOWN, ...told };
  return before?.audioUrl === draft.audioUrl && !before.audio ? pick(before) : UNKNOWN;
}

async function measured(name, place) {
  try {
    const { bytes, seconds, type } = await measureAudio(place);
    return { audioBytes: bytes, audioSeconds: seconds, audioType: type };
  } catch (error) {
    if (!(error instanceof NoAudio)) throw error;
    throw publishProblem([
      { path: ["audio"], message: `The file "${name}" ${error.message}. Choose another file.` },
    ]);
  }
}

const placeOf = (strapi, file) => path.join(strapi.dirs.static.public, file.url);

function draftOf(strapi, documentId) {
  if (!documentId) return null;
  return strapi.db
    .query(EPISODE)
    .findOne({ where: { documentId, publishedAt: null }, populate: { audio: true } });
}

const pick = (data) =>
  Object.fromEntries(
    MEASURED.filter((name) => name in (data ?? {})).map((name) => [name, data[name]]),
  );
const without = (data) =>
  Object.fromEntries(Object.entries(data ?? {}).filter(([name]) => !MEASURED.includes(name)));

// Editors use the admin panel. An import uses a token, and the demo uses neither.
function isEditor(strapi) {
  const name = strapi.requestContext.get()?.state?.auth?.strategy?.name;
  return name !== undefined && name !== "content-api-token";
}

/**
 * When an episode's file is replaced in the media library, the draft and the published
 * episode get the new measurements. A file that isn't audio is refused before the old file
 * is deleted.
 */
function followReplacedAudio(strapi) {
  const upload = strapi.plugin("upload").service("upload");
  const replace = upload.replace.bind(upload);
  upload.replace = async (id, sent, ...rest) => {
    const episodes = await strapi.db
      .query(EPISODE)
      .findMany({ select: ["id"], where: { audio: { id } } });
    if (episodes.length === 0) return replace(id, sent, ...rest);
    const data = await measured(sent.file.originalFilename, sent.file.filepath);
    const file = await replace(id, sent, ...rest);
    for (const episode of episodes)
      await strapi.db.query(EPISODE).update({ where: { id: episode.id }, data });
    return file;
  };
}

module.exports = { measureEpisodes, followReplacedAudio };
