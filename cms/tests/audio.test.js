"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { measureAudio, NoAudio } = require("../src/podcast/measure");

const CORPUS = path.join(
  process.env.PERITUS_DATA || path.resolve(__dirname, "../../../shared/data"),
  "podcast/audio",
);

// The length in seconds and the type, or the message for a file that isn't audio.
const EXPECTED = {
  "16bit_pcm.wav": [0.1, "audio/wav"],
  "8khz_5s.opus": [5, "audio/ogg"],
  "UTF16.mp3": /can’t be read as audio/,
  "alac_silence.m4a": [0.1, "audio/mp4"],
  "cbr.mp3": [0.47, "audio/mpeg"],
  "chinese_id3.mp3": /cut off: its header says 264 seconds/,
  "classical.ogg": [0.1, "audio/ogg"],
  "empty_file.mp3": /is empty/,
  "id3_broken_frame_size.mp3": [0.13, "audio/mpeg"],
  "id3_genre_id_out_of_bounds.mp3": /can’t be read as audio/,
  "id3v22_with_image.mp3": /no sound/,
  "incomplete.mp3": /no sound/,
  "invalid_file_larger.mp3": /a format that podcast players can’t play/,
  "mp3_audio.m4a": [1.02, "audio/mp4"],
};

test(
  "every file of the corpus is measured or refused, and none hangs",
  { skip: !fs.existsSync(CORPUS) && `there is no ${CORPUS}` },
  async () => {
    const names = fs.readdirSync(CORPUS).sort();
    assert.deepEqual(names, Object.keys(EXPECTED).sort());
    for (const name of names) {
      const file = path.join(CORPUS, name);
      const expected = EXPECTED[name];
      const answer = await measureAudio(file).catch((error) => error);
      if (expected instanceof RegExp) {
        assert.ok(answer instanceof NoAudio, `${name}: ${JSON.stringify(answer)}`);
        assert.match(answer.message, expected, name);
      } else {
        assert.deepEqual(
          answer,
          { bytes: fs.statSync(file).size, seconds: expected[0], type: expected[1] },
          name,
        );
      }
    }
  },
);

test("a file that isn't audio is refused", async (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "peritus-audio-"));
  t.after(() => fs.rmSync(folder, { recursive: true }));
  const file = path.join(folder, "a.mp3");
  for (const bytes of [
    Buffer.from("Not a sound."),
    Buffer.alloc(100_000),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ]) {
    fs.writeFileSync(file, bytes);
    await assert.rejects(measureAudio(file), NoAudio);
  }
});

test("a missing file is a different error", async () => {
  await assert.rejects(measureAudio("/nowhere/a.mp3"), { code: "ENOENT" });
});
