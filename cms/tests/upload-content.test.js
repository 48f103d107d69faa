"use strict";

// Uploads are checked by their content, never by their name.

const test = require("node:test");
const assert = require("node:assert/strict");
const fs = require("node:fs/promises");
const os = require("node:os");
const path = require("node:path");
const sharp = require("sharp");
const { inspect, Unfit } = require("../src/uploads/content");

const EPISODE = path.join(__dirname, "../seed/podcast/episodes/00-why-qualified/audio.mp3");
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
const cut = (bytes) => bytes.subarray(0, Math.floor(bytes.length / 2));
const plain = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: { r: 20, g: 90, b: 60 } } });

test("a file is checked by its content", async (t) => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "peritus-inspect-"));
  t.after(() => fs.rm(folder, { recursive: true }));
  const noise = await sharp(
    Buffer.alloc(300 * 300 * 3).map((_, i) => (i * 7919) % 251),
    {
      raw: { width: 300, height: 300, channels: 3 },
    },
  )
    .jpeg()
    .toBuffer();
  const png = await plain().png().toBuffer();
  const sound = await fs.readFile(EPISODE);
  for (const { name, bytes, type = "", is, as = name, refuses } of [
    { name: "a.png", bytes: png, is: "image/png" },
    { name: "a.JPG", bytes: noise, is: "image/jpeg" },
    { name: "a.webp", bytes: await plain().webp().toBuffer(), is: "image/webp" },
    { name: "a.avif", bytes: await plain().avif().toBuffer(), is: "image/avif" },
    { name: "a.gif", bytes: await plain().gif().toBuffer(), is: "image/gif" },
    { name: "photo.png", bytes: noise, is: "image/jpeg", as: "photo.jpg" },
    { name: "photo", type: "image/png", bytes: png, is: "image/png", as: "photo.png" },
    { name: "talk.mp3", bytes: sound, is: "audio/mpeg" },
    { name: "a.pdf", bytes: Buffer.from("%PDF-1.7\n"), is: "application/pdf" },
    { name: "cut.jpg", bytes: cut(noise), refuses: /broken or cut off/ },
    {
      name: "cut.png",
      bytes: cut(await sharp(noise).png().toBuffer()),
      refuses: /broken or cut off/,
    },
    {
      name: "header.png",
      bytes: png.subarray(0, 40),
      refuses: /broken|can’t be read as a picture/,
    },
    { name: "zeros.jpg", bytes: Buffer.alloc(5000), refuses: /can’t be read as a picture/ },
    { name: "drawing.png", bytes: Buffer.from(SVG), refuses: /SVG drawing/ },
    { name: "drawing.svg", bytes: Buffer.from(SVG), refuses: /SVG drawing/ },
    {
      name: "notes.mp3",
      bytes: Buffer.from("These are only words.\n".repeat(400)),
      refuses: /Upload an audio file/,
    },
    { name: "picture.mp3", bytes: png, refuses: /Upload an audio file/ },
    { name: "empty.mp3", bytes: Buffer.alloc(0), refuses: /is empty/ },
    { name: "page.pdf", bytes: Buffer.from("<html>"), refuses: /is not a PDF/ },
    {
      name: "run.exe",
      bytes: Buffer.from("MZ"),
      type: "application/x-msdownload",
      refuses: /not a type of file/,
    },
  ]) {
    await t.test(`${name} ${refuses ? "is refused" : `is ${is}`}`, async () => {
      const filepath = path.join(folder, "upload");
      await fs.writeFile(filepath, bytes);
      const inspected = inspect({ filepath, originalFilename: name, mimetype: type });
      if (refuses)
        await assert.rejects(
          inspected,
          (error) => error instanceof Unfit && refuses.test(error.message),
        );
      else assert.deepEqual(await inspected, { type: is, name: as });
    });
  }
});
