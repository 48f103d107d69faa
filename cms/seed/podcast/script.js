'use strict';

// The script of an episode: `# ` begins a chapter, `NAME: words` is somebody
// speaking. A cue of the transcript is a sentence, or a few short ones.

const CUE = 110; // characters that are read at a glance
// After a full stop, but not after that of Dr. or v. or within a number.
const SENTENCES = /(?<=[.?]”?)(?<!\b(?:Dr|v|No)\.)\s+/;

/**
 * Reads a script.
 *
 * @param {string} source
 * @returns {{title: string, cues: {speaker: string, text: string}[]}[]} the chapters
 * @throws {Error} naming the line that is neither
 */
function readScript(source) {
  const chapters = [];
  for (const line of source.split('\n').map((text) => text.trim()).filter(Boolean)) {
    const chapter = /^# (.+)$/.exec(line);
    const speech = /^([A-Z]+): (.+)$/.exec(line);
    if (chapter) chapters.push({ title: chapter[1], cues: [] });
    else if (speech && chapters.length > 0) chapters.at(-1).cues.push(...cuesOf(speech[2]).map((text) => ({ speaker: speech[1], text })));
    else throw new Error(`neither a chapter nor somebody speaking: ${line}`);
  }
  return chapters;
}

function cuesOf(speech) {
  const cues = [];
  for (const sentence of speech.split(SENTENCES)) {
    if (cues.length > 0 && cues.at(-1).length + sentence.length < CUE) cues[cues.length - 1] += ` ${sentence}`;
    else cues.push(sentence);
  }
  return cues;
}

const two = (number) => String(number).padStart(2, '0');

/** A time of WebVTT: 00:01:02.345. */
function vttTime(seconds) {
  const ms = Math.round(seconds * 1000);
  return `${two(Math.floor(ms / 3_600_000))}:${two(Math.floor(ms / 60_000) % 60)}:${two(Math.floor(ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
}

/** The start of a chapter as an editor types it: 1:02. */
function chapterTime(seconds) {
  return `${Math.floor(seconds / 60)}:${two(Math.floor(seconds) % 60)}`;
}

module.exports = { readScript, vttTime, chapterTime };
