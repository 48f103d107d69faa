/** What each numbered line of the sample record rests on. Every sentence is true of what the product does today. */
export const sampleNotes = [
  "Areas come from one shared list, so none hides behind a spelling.",
  "Only a completed degree counts as one.",
  "Each section carries the day it was last confirmed.",
  "Why she is listed: your words, marked where they were found.",
] as const;
