"use strict";

module.exports = {
  "documents/handwriting": {
    title: "Handwriting experts",
    does: "They compare questioned writing and signatures with known samples and say how strongly the features support one writer. They look for tracing, simulation, and changes with age or illness.",
    others: "Document examiners look at ink, paper, and printing. Linguists compare how people word things. Physicians explain how illness changes writing.",
    cannot: "A writer’s character, mood, or honesty: that is graphology, which courts don’t accept as science. With few or poor samples, or only copies, the answer may have to be “inconclusive.”",
  },
  "documents/authentication": {
    title: "Document authentication experts",
    does: "They find out whether a document is what it claims to be: ink, paper, printing, indentations, additions, and pages exchanged. They use magnification, light, and other methods that leave the original intact.",
    others: "Handwriting experts compare signatures. Computer forensics experts examine files and their metadata. Chemists date inks when that is possible.",
    cannot: "Much from a copy: they need the original. Most ink can’t be dated exactly, and a genuine document can still say something untrue.",
  },
  "documents/linguistics": {
    title: "Forensic linguists",
    does: "They study wording: who may have written a text, what an ordinary reader would take it to mean, how a conversation went, and how similar two marks sound. They explain their method and its error rate.",
    others: "Survey experts measure what consumers understand. Translators render other languages. Handwriting experts compare the writing itself.",
    cannot: "That one person wrote a short text, beyond doubt. What a contract or statute means is for the court, and they can’t tell a lie from its wording.",
  },
  "documents/translation": {
    title: "Translation and interpreting experts",
    does: "They translate documents and recordings, check others’ translations, and say whether an interpreter rendered a statement faithfully. They explain terms without an exact match.",
    others: "Linguists analyze meaning and authorship. Country experts explain customs. Audio experts make a recording easier to hear.",
    cannot: "What a speaker meant beyond the words. Foreign law is for experts in that law, and poor audio leaves gaps that must be marked, not guessed.",
  },
};
