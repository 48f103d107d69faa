'use strict';

// Every page of the demo. The copy promises only what the product does. Running
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

/**
 * The pages with their text as blocks.
 *
 * @returns {{name: string, title: string, seo: object, sections: object[]}[]}
 */
function readPages() {
  return PAGES.map((page) => ({ ...page, sections: page.sections.map(withBlocks) }));
}

function withBlocks(section) {
  return typeof section.body === 'string' ? { ...section, body: blocks(section.body.trim()) } : section;
}

module.exports = { readPages };
