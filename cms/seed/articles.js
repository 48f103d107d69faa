'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { readManuscript } = require('./manuscript');
const { dueDate } = require('./due-date');

const FOLDER = path.join(__dirname, 'articles');
const STATES = ['published', 'draft', 'scheduled'];

/**
 * Every article of the demo, in the order of the file names.
 *
 * @param {Date} now the scheduled article is due forty days after it, at nine o'clock UTC
 * @returns {object[]} slug, title, summary, category, author, tags, language, plate, state, publishDate,
 *   former, seo, body
 * @throws {Error} naming the file that could not be read
 */
function readArticles(now) {
  return fs.readdirSync(FOLDER).filter((name) => name.endsWith('.md')).sort().map((name) => {
    try {
      return toArticle(readManuscript(fs.readFileSync(path.join(FOLDER, name), 'utf8')), name, now);
    } catch (error) {
      throw new Error(`${name}: ${error.message}`, { cause: error });
    }
  });
}

function toArticle({ head, body }, name, now) {
  for (const field of ['title', 'summary', 'category', 'author', 'plate', 'state']) {
    if (!head[field]) throw new Error(`the head lacks "${field}"`);
  }
  if (!STATES.includes(head.state)) throw new Error(`the state is one of ${STATES.join(', ')}, not ${head.state}`);
  return {
    slug: name.replace(/^\d+-|\.md$/g, ''),
    title: head.title,
    summary: head.summary,
    category: head.category,
    author: head.author,
    tags: (head.tags ?? '').split(',').map((tag) => tag.trim()).filter(Boolean),
    language: head.language ?? null,
    plate: head.plate,
    state: head.state,
    former: head.former ?? null,
    publishDate: head.state === 'scheduled' ? dueDate(now) : head.date ? `${head.date}T13:00:00.000Z` : null,
    seo: head.description ? { title: head.title.length <= 70 ? head.title : null, description: head.description, noIndex: false } : null,
    body,
  };
}

module.exports = { readArticles };
