"use strict";

// The rules for publishing an entry, by content type.

const { areaProblems } = require("./areas");
const { picturesOf, lackingAlternativeText } = require("./pictures");
const { tableProblems } = require("./tables");
const { embedProblems } = require("./embeds");
const { footnoteProblems } = require("./footnotes");
const { chapterProblems } = require("../podcast/chapters");
const { transcriptProblems } = require("../podcast/transcript");
const { showProblems } = require("../podcast/show");

const AREA = "api::area.area";
const ARTICLE = "api::article.article";
const EPISODE = "api::episode.episode";
const SHOW = "api::podcast.podcast";

/** The types whose old URLs redirect after their slug changes. */
const ADDRESSED = new Set([ARTICLE, EPISODE]);

const bodyProblems = (body, field) => [
  ...tableProblems(body ?? [], field),
  ...embedProblems(body ?? [], field),
  ...footnoteProblems(body ?? [], field),
];

const RULES = {
  [AREA]: areaProblems,
  [ARTICLE]: (article) => bodyProblems(article.body, "body"),
  [EPISODE]: async (episode) => [
    ...audioProblems(episode),
    ...bodyProblems(episode.notes, "notes"),
    ...chapterProblems(episode.chapters ?? [], episode.audioSeconds ?? null),
    ...(await transcriptProblems(episode.transcript)),
  ],
  [SHOW]: showProblems,
};

function audioProblems({ audio, audioUrl, audioBytes, audioSeconds, audioType }) {
  if (audio && audioBytes && audioSeconds && audioType) return [];
  if (!audio && audioUrl && audioBytes && audioSeconds && audioType) return [];
  const message =
    audioUrl && !audio
      ? "We don’t know the length and size of the audio hosted elsewhere. Upload the file instead."
      : "Add an audio file.";
  return [{ path: ["audio"], message }];
}

/**
 * Returns the problems that keep an entry from being published.
 *
 * @param {(uid: string) => object} schemaOf a content type or a component by uid
 * @param {string} uid
 * @param {object} entry with its media and components populated
 * @returns {Promise<{path: (string | number)[], message: string}[]>}
 */
async function problemsOf(schemaOf, uid, entry) {
  const own = RULES[uid] ? await RULES[uid](entry) : [];
  return [...lackingAlternativeText(picturesOf(schemaOf, uid, entry)), ...own];
}

module.exports = { problemsOf, ADDRESSED, ARTICLE, EPISODE, SHOW };
