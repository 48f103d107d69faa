"use strict";

// The fields of a picture that Strapi's editor stores in rich text.
const KEPT = [
  "name",
  "alternativeText",
  "caption",
  "url",
  "width",
  "height",
  "formats",
  "hash",
  "ext",
  "mime",
  "size",
  "previewUrl",
  "provider",
  "provider_metadata",
  "createdAt",
  "updatedAt",
];

/** Replaces the plates in a manuscript with pictures. */
async function insertPictures(body, pictures) {
  return Promise.all(
    body.map(async (part) => {
      if (part.__component === "article.picture")
        return { ...part, picture: (await pictures(part.picture.plate)).id };
      if (part.__component === "article.gallery") {
        const files = [];
        for (const { plate } of part.pictures) files.push((await pictures(plate)).id);
        return { ...part, pictures: files };
      }
      if (part.__component !== "article.text") return part;
      const blocks = [];
      for (const block of part.body)
        blocks.push(
          block.type === "image"
            ? { ...block, image: inText(await pictures(block.image.plate)) }
            : block,
        );
      return { ...part, body: blocks };
    }),
  );
}

function inText(file) {
  return Object.fromEntries(KEPT.map((field) => [field, file[field] ?? null]));
}

module.exports = { insertPictures };
