"use strict";

/**
 * Returns the seconds of a start time such as 4:05 or 1:04:05, or null if it is invalid.
 *
 * @param {string} text
 */
function secondsOf(text) {
  const match = /^(?:(\d{1,2}):)?([0-5]?\d):([0-5]\d)$/.exec(text ?? "");
  if (!match) return null;
  const [, hours = "0", minutes, seconds] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/**
 * Returns the problems of an episode's chapters. Each must start after the previous one and
 * before the audio ends.
 *
 * @param {{start: string, title: string}[]} chapters
 * @param {number | null} length of the audio in seconds, null if unknown
 * @returns {{path: (string | number)[], message: string}[]}
 */
function chapterProblems(chapters, length) {
  let before = -1;
  return chapters.flatMap(({ start, title }, index) => {
    const path = ["chapters", index, "start"];
    const at = secondsOf(start);
    if (at === null)
      return [{ path, message: `The chapter "${title}" needs a start such as 4:05 or 1:04:05.` }];
    if (at <= before)
      return [
        {
          path,
          message: `The chapter "${title}" starts at ${start}, which is not after the one before it.`,
        },
      ];
    before = at;
    if (length !== null && at >= length)
      return [
        { path, message: `The chapter "${title}" starts at ${start}, after the audio ends.` },
      ];
    return [];
  });
}

module.exports = { chapterProblems, secondsOf };
