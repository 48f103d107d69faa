import type { Chapter, Cue } from "../episode";
import { lastBegun } from "../starts";

/** Cues that one person says in one go; a paragraph of the transcript. */
export interface Turn {
  start: number;
  speaker: string | null;
  /** Numbers of the first cue and of the one after the last. */
  from: number;
  to: number;
  /** The chapter that begins with it, or null. */
  chapter: string | null;
}

/** Characters after which a long speech gets a paragraph of its own, at the end of a sentence. */
const paragraph = 420;

/** Puts cues together: a new turn with each speaker, each chapter, and now and then in a long speech. */
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
