'use strict';

/**
 * Every picture that a reader of this article would meet, with where it stands.
 *
 * @param {object} article with picture, seo.picture and the media of its body populated
 * @returns {{file: {name: string, alternativeText: string | null}, path: (string | number)[]}[]}
 */
function picturesOf(article) {
  const found = [];
  const add = (file, ...path) => file && found.push({ file, path });
  add(article.picture, 'picture');
  add(article.seo?.picture, 'seo', 'picture');
  (article.body ?? []).forEach((part, index) => {
    switch (part.__component) {
      case 'article.picture':
        add(part.picture, 'body', index, 'picture');
        break;
      case 'article.gallery':
        (part.pictures ?? []).forEach((file) => add(file, 'body', index, 'pictures'));
        break;
      case 'article.text':
        (part.body ?? []).filter((block) => block.type === 'image').forEach((block) => add(block.image, 'body', index, 'body'));
        break;
    }
  });
  return found;
}

/** One problem for each picture that a person who cannot see it would learn nothing about. */
function lackingAlternativeText(pictures) {
  return pictures
    .filter(({ file }) => !file.alternativeText?.trim())
    .map(({ file, path }) => ({
      path,
      message: `The picture "${file.name}" has no alternative text. Open it, choose Edit and say what it shows.`,
    }));
}

module.exports = { picturesOf, lackingAlternativeText };
