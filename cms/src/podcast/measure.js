"use strict";

// Measures the length and size of an audio file. The parser runs in a separate process with
// limits and gets only the path.

const { execFile } = require("node:child_process");
const fs = require("node:fs/promises");
const path = require("node:path");

const READER = path.join(__dirname, "read-audio.mjs");
const LIMIT_MS = 30_000;
const MEMORY_MB = 256;

/** Thrown for a file that isn't audio. The message is for an editor. */
class NoAudio extends Error {
  constructor(message, options) {
    super(message, options);
    this.name = "NoAudio";
  }
}

/**
 * Measures an audio file.
 *
 * @param {string} file path
 * @returns {Promise<{bytes: number, seconds: number, type: string}>} the exact size, the
 *   length to a hundredth of a second, and the MIME type by content
 * @throws {NoAudio} if it contains no sound or takes longer than 30 s to read
 */
async function measureAudio(file) {
  const { size } = await fs.stat(file);
  if (size === 0) throw new NoAudio("is empty");
  const { seconds, type } = await readApart(file);
  return { bytes: size, seconds, type };
}

function readApart(file) {
  const limits = { timeout: LIMIT_MS, killSignal: "SIGKILL", maxBuffer: 64 * 1024, env: {} };
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [`--max-old-space-size=${MEMORY_MB}`, READER, file],
      limits,
      (error, stdout) => {
        if (error?.killed)
          return reject(
            new NoAudio("could not be read as audio within 30 seconds", { cause: error }),
          );
        if (error) return reject(new NoAudio("can’t be read as audio", { cause: error }));
        const answer = JSON.parse(stdout);
        return answer.problem ? reject(new NoAudio(answer.problem)) : resolve(answer);
      },
    );
  });
}

module.exports = { measureAudio, NoAudio };
