import type { Chapter, Cue } from "../episode";
import { lastBegun } from "../starts";

/** Consecutive cues of one speaker. */
export interface Turn {
  start: number;
  speaker: string | null;
  /** First cue, and one past the last. */
  from: number;
  to: number;
  /** Chapter that starts here. */
  chapter: string | null;
}

/** Characters before a long speech is split at a sentence. */
const paragraph = 420;

/** A new turn per speaker, chapter, or long stretch. */
export function turnsOf(
  cues: readonly Cue[],
  chapters: readonly Pick<Chapter, "start" | "title">[],
): Turn[] {
  const turns: Turn[] = [];
  let length = 0;
  let chapterAt = -1;
  cues.forEach((cue, at) => {
    const chapter = lastBegun(chapters, cue.start + 0.5);
    const last = turns.at(-1);
    const before = cues[at - 1];
    const full = length > paragraph && /[.?!…"”’)]$/.test(before?.text.trim() ?? "");
    if (last && last.speaker === cue.speaker && chapter === chapterAt && !full) {
      last.to = at + 1;
      length += cue.text.length;
      return;
    }
    turns.push({
      start: cue.start,
      speaker: cue.speaker ?? null,
      from: at,
      to: at + 1,
      chapter: chapter === chapterAt ? null : (chapters[chapter]?.title ?? null),
    });
    chapterAt = chapter;
    length = cue.text.length;
  });
  return turns;
}
