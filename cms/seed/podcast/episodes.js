'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { readManuscript } = require('../manuscript');
const { dueDate } = require('../due-date');

const FOLDER = path.join(__dirname, 'episodes');
const STATES = ['published', 'draft', 'scheduled'];

/**
 * Every episode of the demo, in the order of the folders' names.
 *
 * @param {Date} now the scheduled episode is due forty days after it, at nine o'clock UTC
 * @returns {object[]} slug, title, summary, kind, number, hosts, guests, tags, plate, state, former,
 *   publishDate, chapters, transcript, audio (a path), notes
 * @throws {Error} naming the folder that could not be read
 */
function readEpisodes(now) {
  return fs.readdirSync(FOLDER).sort().map((name) => {
    try {
      return toEpisode(name, now);
    } catch (error) {
      throw new Error(`${name}: ${error.message}`, { cause: error });
    }
  });
}

function toEpisode(name, now) {
  const file = (part) => path.join(FOLDER, name, part);
  const { head, body } = readManuscript(fs.readFileSync(file('episode.md'), 'utf8'));
  for (const field of ['title', 'summary', 'hosts', 'plate', 'state']) {
    if (!head[field]) throw new Error(`the head lacks "${field}"`);
  }
  if (!STATES.includes(head.state)) throw new Error(`the state is one of ${STATES.join(', ')}, not ${head.state}`);
  return {
    slug: name.replace(/^\d+-/, ''),
    title: head.title,
    summary: head.summary,
    kind: head.kind ?? 'full',
    number: head.number ? Number(head.number) : null,
    hosts: names(head.hosts),
    guests: names(head.guests),
    tags: names(head.tags),
    plate: head.plate,
    state: head.state,
    former: head.former ?? null,
    publishDate: head.state === 'scheduled' ? dueDate(now) : head.date ? `${head.date}T06:00:00.000Z` : null,
    audio: file('audio.mp3'),
    transcript: fs.readFileSync(file('transcript.vtt'), 'utf8'),
    chapters: JSON.parse(fs.readFileSync(file('chapters.json'), 'utf8')),
    notes: body,
  };
}

const names = (list) => (list ?? '').split(',').map((name) => name.trim()).filter(Boolean);

module.exports = { readEpisodes };
