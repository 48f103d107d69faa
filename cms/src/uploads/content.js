"use strict";

// Determines a file's type by its content, not by its name or the browser's type. A picture
// must decode, and an audio file must contain sound.

const fs = require("node:fs/promises");
const path = require("node:path");
const sharp = require("sharp");
const { measureAudio, NoAudio } = require("../podcast/measure");

/** The accepted picture formats by sharp's name. The first extension is the default. */
const PICTURES = {
  png: { type: "image/png", endings: [".png"] },
  jpeg: { type: "image/jpeg", endings: [".jpg", ".jpeg", ".jpe"] },
  webp: { type: "image/webp", endings: [".webp"] },
  heif: { type: "image/avif", endings: [".avif"] },
  gif: { type: "image/gif", endings: [".gif"] },
};
const ENDINGS = new Map([
  ...Object.values(PICTURES).flatMap(({ endings }) => endings.map((ending) => [ending, "picture"])),
  ...[".svg", ".bmp", ".tif", ".tiff", ".heic"].map((ending) => [ending, "picture"]),
  ...".mp3 .m4a .m4b .aac .ogg .oga .opus .wav .flac .webm .aif .aiff"
    .split(" ")
    .map((ending) => [ending, "audio"]),
  [".pdf", "document"],
]);
const MAX_PIXELS = 100_000_000;

/** Thrown for a file whose content doesn't match its type. The message is for an editor. */
class Unfit extends Error {}

/**
 * Checks a file by its content.
 *
 * @param {{filepath: string, originalFilename?: string, mimetype?: string}} file
 * @returns {Promise<{type: string, name: string}>} the type by content, and the name with
 *   a matching extension
 * @throws {Unfit}
 */
async function inspect({ filepath, originalFilename, mimetype }) {
  const name = originalFilename || "file";
  switch (kindOf(name, mimetype)) {
    case "picture":
      return picture(filepath, name);
    case "audio":
      return audio(filepath, name);
    case "document":
      return pdf(filepath, name);
    default:
      throw new Unfit(
        `“${name}” is not a type of file that we use. Upload a picture (PNG, JPEG, WebP, AVIF, GIF), audio, or a PDF.`,
      );
  }
}

function kindOf(name, mimetype = "") {
  const byName = ENDINGS.get(path.extname(name).toLowerCase());
  if (byName) return byName;
  if (mimetype.startsWith("image/")) return "picture";
  if (mimetype.startsWith("audio/")) return "audio";
  return mimetype === "application/pdf" ? "document" : undefined;
}

async function picture(filepath, name) {
  const bytes = await fs.readFile(filepath); // given a path, sharp would cache the picture
  const input = { failOn: "error", limitInputPixels: MAX_PIXELS };
  let metadata;
  try {
    metadata = await sharp(bytes, input).metadata();
  } catch {
    throw new Unfit(`“${name}” can’t be read as a picture. Export it again and upload it.`);
  }
  const known = PICTURES[metadata.format];
  const avif = metadata.format !== "heif" || metadata.compression === "av1";
  if (!known || !avif)
    throw new Unfit(
      `“${name}” is ${metadata.format === "svg" ? "an SVG drawing" : `a picture of the type ${metadata.format}`}, which we don’t accept. Export it as PNG, JPEG, WebP, or AVIF.`,
    );
  try {
    await sharp(bytes, input).stats(); // decodes every pixel
  } catch {
    throw new Unfit(`“${name}” is broken or cut off. Export it again and upload it.`);
  }
  return { type: known.type, name: named(name, known.endings) };
}

async function audio(filepath, name) {
  try {
    const { type } = await measureAudio(filepath);
    return { type, name };
  } catch (error) {
    if (!(error instanceof NoAudio)) throw error;
    throw new Unfit(`“${name}” ${error.message}. Upload an audio file such as MP3 or M4A.`);
  }
}

async function pdf(filepath, name) {
  const file = await fs.open(filepath);
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(1024), position: 0 });
    if (!buffer.includes("%PDF-")) throw new Unfit(`“${name}” is not a PDF. Export it again.`);
  } finally {
    await file.close();
  }
  return { type: "application/pdf", name };
}

function named(name, endings) {
  const ending = path.extname(name);
  return endings.includes(ending.toLowerCase())
    ? name
    : name.slice(0, name.length - ending.length) + endings[0];
}

module.exports = { inspect, Unfit };
