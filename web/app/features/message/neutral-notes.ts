/** What an attorney can tell an expert whom they won't retain, by reason. It names no one else. */
export const neutralNotes = {
  chosen: {
    reason: "Another expert",
    text: "Thank you for your time. We’ve decided to work with another expert in this matter.",
  },
  ended: {
    reason: "The matter ended",
    text: "Thank you for your time. This matter has ended, so we no longer need an expert.",
  },
  scope: {
    reason: "The question changed",
    text: "Thank you for your time. The questions in this matter have changed, so we no longer need an expert in your field.",
  },
  dates: {
    reason: "The dates don’t fit",
    text: "Thank you for your time. Our dates for this matter don’t fit, so we can’t go forward together.",
  },
} as const;

export type NoteReason = keyof typeof neutralNotes;

export const noteReasons = Object.keys(neutralNotes) as NoteReason[];

const texts: readonly string[] = Object.values(neutralNotes).map(({ text }) => text);

/** The text of a reason, or null for any other word. */
export const noteText = (reason: string | null): string | null =>
  noteReasons.find((known) => known === reason) ? neutralNotes[reason as NoteReason].text : null;

/** What is written without a note at its end that wasn't changed. */
export function withoutNote(written: string): string {
  for (const text of texts) {
    if (written === text) return "";
    if (written.endsWith(`\n\n${text}`)) return written.slice(0, -text.length - 2);
  }
  return written;
}

/** Puts a note below what is written. A note that wasn't changed gives way to it. */
export function withNote(written: string, note: string): string {
  const kept = withoutNote(written);
  return kept.trim() === "" ? note : `${kept}\n\n${note}`;
}
