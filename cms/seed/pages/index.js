'use strict';

// Every page, for the demo and as the first version for production. The copy promises only what the product does. Running
// text is a manuscript (seed/prose.js) under `body`.

const { blocks } = require('../prose');

const PAGES = [
  require('./home'),
  require('./about'),
  require('./request-an-expert'),
  require('./become-an-expert'),
  require('./partner-with-us'),
  require('./privacy-policy'),
  require('./terms-and-conditions'),
];

/** What is true in the demo only, in double braces. */
const DEMO_ONLY = /\s*\{\{(.*?)\}\}/gs;

/**
 * The pages with their text as blocks.
 *
 * @returns {{name: string, title: string, seo: object, sections: object[]}[]}
 */
function readPages({ demo }) {
  return PAGES.map((page) => ({ ...page, sections: page.sections.map((section) => withBlocks(section, demo)) }));
}

function withBlocks(section, demo) {
  if (typeof section.body !== 'string') return section;
  const text = section.body.replace(DEMO_ONLY, demo ? ' $1' : '');
  return { ...section, body: blocks(text.trim()) };
}

module.exports = { readPages };
