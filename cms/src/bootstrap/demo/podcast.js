"use strict";

const fs = require("node:fs/promises");
const { AUTHORS, TAGS } = require("../../../seed/people");
const { SHOW, HOSTS } = require("../../../seed/podcast/show");
const { drawCover } = require("../../../seed/podcast/cover");
const { readEpisodes } = require("../../../seed/podcast/episodes");
const { renderPlate } = require("../../../seed/plates/render");
const { writeAll, writeSingle, writeAddressed, idOf } = require("../entries");
const { pictureShelf, uploadOnce } = require("./uploads");
const { insertPictures } = require("./insert-pictures");

/** Writes the show and its episodes. Returns the number of episodes. */
async function writePodcast(strapi, now) {
  const { svg, alt, fileName } = drawCover();
  const cover = await uploadOnce(strapi, {
    fileName,
    mime: "image/webp",
    alt,
    bytes: () => renderPlate(svg),
  });
  const people = HOSTS.map(({ slug, role }) => personOf(slug, role));
  await writeSingle(
    strapi,
    "api::podcast.podcast",
    { ...SHOW, cover: cover.id, people },
    { publish: true },
  );

  const tags = await writeAll(strapi, "api::tag.tag", TAGS);
  const pictures = pictureShelf(strapi);
  const episodes = readEpisodes(now);
  for (const episode of episodes) await writeEpisode(strapi, episode, { tags, pictures });
  return episodes.length;
}

function writeEpisode(strapi, episode, { tags, pictures }) {
  return writeAddressed(strapi, "api::episode.episode", episode, async () => ({
    title: episode.title,
    summary: episode.summary,
    number: episode.number,
    kind: episode.kind,
    publishDate: episode.publishDate,
    audio: (await uploadAudio(strapi, episode)).id,
    picture: (await pictures(episode.plate)).id,
    explicit: false,
    notes: await insertPictures(episode.notes, pictures),
    chapters: episode.chapters,
    transcript: episode.transcript,
    people: [
      ...episode.hosts.map((slug) => personOf(slug, "host")),
      ...episode.guests.map((slug) => personOf(slug, "guest")),
    ],
    tags: episode.tags.map((tag) => idOf(tags, tag)),
  }));
}

function uploadAudio(strapi, { slug, title, audio }) {
  return uploadOnce(strapi, {
    fileName: `qualified-${slug}.mp3`,
    mime: "audio/mpeg",
    alt: title,
    bytes: () => fs.readFile(audio),
  });
}

// The demo's hosts and guests are also authors of the blog.
function personOf(slug, role) {
  const author = AUTHORS.find((one) => one.slug === slug);
  if (!author) throw new Error(`The demo has no person named ${slug}`);
  return { name: author.name, role, title: author.role, bio: author.bio };
}

module.exports = { writePodcast };
