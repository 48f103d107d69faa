"use strict";

const { walk } = require("./schema-walk");

/**
 * Returns every picture that readers see in an entry, with its path.
 *
 * @param {(uid: string) => object} schemaOf a content type or a component by uid
 * @param {string} uid
 * @param {object} entry with all of its media populated
 * @returns {{file: {name: string, alternativeText: string | null}, path: (string | number)[]}[]}
 */
function picturesOf(schemaOf, uid, entry) {
  const found = [];
  walk(schemaOf, uid, entry, (attribute, value, path) => {
    if (attribute.type === "media") {
      for (const file of [value].flat()) if (isPicture(attribute, file)) found.push({ file, path });
    } else if (attribute.type === "blocks") {
      for (const block of value)
        if (block.type === "image") found.push({ file: block.image, path });
    }
  });
  return found;
}

function isPicture(attribute, file) {
  return file.mime
    ? file.mime.startsWith("image/")
    : (attribute.allowedTypes ?? []).includes("images");
}

/** Returns a problem for each picture without alternative text. */
function lackingAlternativeText(pictures) {
  return pictures
    .filter(({ file }) => !file.alternativeText?.trim())
    .map(({ file, path }) => ({
      path,
      message: `The picture "${file.name}" has no alternative text. Open it, choose Edit, and describe what it shows.`,
    }));
}

module.exports = { picturesOf, lackingAlternativeText };
