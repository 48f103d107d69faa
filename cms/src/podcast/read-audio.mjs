// Run by measure.js with the path of one file. Writes one line of JSON: either
// {seconds, type} or {problem}.

import { stat } from "node:fs/promises";
import { parseFile } from "music-metadata";

const TYPES = [
  [/^MPEG$/i, "audio/mpeg"],
  [/^(M4A|MP4|isom|mp42|iso\d|dash|3gp|qt)/i, "audio/mp4"],
  [/^Ogg$/i, "audio/ogg"],
  [/^(WAVE|RF64)/i, "audio/wav"],
  [/^FLAC$/i, "audio/flac"],
  [/^(ADTS|AAC)/i, "audio/aac"],
  [/^(EBML|matroska|webm)/i, "audio/webm"],
  [/^AIFF/i, "audio/aiff"],
];

const LEAST_MPEG_BITRATE = 8000; // bits per second, the minimum of MPEG audio

// ADTS and MPEG layers 1 to 3 share a container name.
function typeOf({ container = "", codec = "" }) {
  if (/AAC/i.test(codec) && /MPEG|ADTS/i.test(container)) return "audio/aac";
  return TYPES.find(([pattern]) => pattern.test(container))?.[1];
}

async function read(file) {
  const { format } = await parseFile(file, { duration: true, skipCovers: true });
  if (format.hasAudio === false) return { problem: "has no sound" };
  const type = typeOf(format);
  if (!type)
    return {
      problem: `is a format that podcast players can’t play (${format.container ?? "unknown"})`,
    };
  // Postgres stores two decimal places and SQLite all, so round to get the same value in both.
  const seconds = Math.round((format.duration ?? 0) * 100) / 100;
  if (!(seconds > 0)) return { problem: "has no sound" };
  const { size } = await stat(file);
  if (type === "audio/mpeg" && size * 8 < seconds * LEAST_MPEG_BITRATE) {
    return {
      problem: `is cut off: its header says ${Math.round(seconds)} seconds, but ${size} bytes can’t hold that much`,
    };
  }
  return { seconds, type };
}

// The reason is for an editor, so it doesn't contain our file paths.
function unreadable({ message }, file) {
  return {
    problem: message.includes(file)
      ? "can’t be read as audio"
      : `can’t be read as audio (${message})`,
  };
}

const [, , file] = process.argv;
const answer = await read(file).catch((error) => unreadable(error, file));
process.stdout.write(JSON.stringify(answer));
