/** Every sentence is true of today's product. */
export const sampleNotes = [
  "Areas come from one shared list, so none hides behind a spelling.",
  "Only a completed degree counts as one.",
  "Each section carries the day it was last confirmed.",
  "Why she is listed: your words, marked where they were found.",
] as const;
