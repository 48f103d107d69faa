/** What each numbered line of the sample record rests on. Every sentence is true of what the product does today. */
export const sampleNotes = [
  "Areas come from one list, so a search finds every expert in them.",
  "Only a degree that was completed is shown as one.",
  "The day on which the expert last confirmed the section.",
  "Your own words, marked where the record holds them.",
] as const;
