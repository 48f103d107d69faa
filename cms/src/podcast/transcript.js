"use strict";

const ARROW = /-->/g;

/**
 * Returns the problems of a transcript, which must be WebVTT or SRT with only valid cues.
 *
 * @param {string | null} text
 * @returns {Promise<{path: string[], message: string}[]>}
 */
async function transcriptProblems(text) {
  if (!text?.trim()) return [];
  const { parseText } = await import("media-captions");
  const plain = text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .trim();
  const type = /^WEBVTT(?:[ \t\n]|$)/.test(plain) ? "vtt" : "srt";
  const { cues, errors } = await parseText(plain, { type, strict: false, errors: true });
  const problem = (message) => [{ path: ["transcript"], message }];
  if (errors.length > 0) return problem(`We can’t read the transcript: ${errors[0].message}.`);
  if (cues.length === 0)
    return problem(
      'The transcript is not WebVTT or SRT. It has no cue such as "00:00:01.000 --> 00:00:04.000" with text below it.',
    );
  const lost = (plain.match(ARROW) ?? []).length - cues.length;
  if (lost > 0)
    return problem(
      `The transcript has ${lost === 1 ? "a cue" : `${lost} cues`} we can’t read. A cue must end after it starts.`,
    );
  return [];
}

module.exports = { transcriptProblems };
