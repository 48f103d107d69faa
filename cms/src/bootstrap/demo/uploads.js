"use strict";

const fs = require("node:fs/promises");
const os = require("node:os");
const path = require("node:path");
const { drawPlate } = require("../../../seed/plates");
const { renderPlate } = require("../../../seed/plates/render");

const FILE = "plugin::upload.file";

/** Draws and uploads each plate on its first use. */
function pictureShelf(strapi) {
  const shelf = new Map();
  return (name) => {
    if (!shelf.has(name)) shelf.set(name, uploadPlate(strapi, name));
    return shelf.get(name);
  };
}

async function uploadPlate(strapi, name) {
  const { svg, alt, fileName } = drawPlate(name);
  return uploadOnce(strapi, { fileName, mime: "image/webp", alt, bytes: () => renderPlate(svg) });
}

/**
 * Returns a file of the media library by name, and uploads it if it is missing.
 *
 * @param {{fileName: string, mime: string, alt?: string, bytes: () => Promise<Buffer>}} file
 */
async function uploadOnce(strapi, { fileName, mime, alt, bytes }) {
  const existing = await strapi.db.query(FILE).findOne({ where: { name: fileName } });
  if (existing) return existing;
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "peritus-upload-"));
  try {
    const filepath = path.join(folder, fileName);
    const content = await bytes();
    await fs.writeFile(filepath, content);
    const [file] = await strapi
      .plugin("upload")
      .service("upload")
      .upload({
        data: { fileInfo: { name: fileName, alternativeText: alt } },
        files: { filepath, originalFilename: fileName, mimetype: mime, size: content.length },
      });
    return file;
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

module.exports = { pictureShelf, uploadOnce };
