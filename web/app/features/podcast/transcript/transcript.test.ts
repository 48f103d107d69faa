import { expect, test } from "vitest";

import type { Cue } from "../episode";
import { findInTranscript } from "./find";
import { speechProfile } from "./speech-profile";
import { turnsOf } from "./turns";

const cue = (start: number, text: string, speaker: string | null = null): Cue => ({
  start,
  end: start + 4,
  speaker,
  text,
});

test("what one person says in one go is one turn; chapters and speakers begin a new one", () => {
  const cues = [
    cue(0, "Hello.", "Ruth"),
    cue(4, "Who reads metal?", "Ruth"),
    cue(8, "I do.", "Mei"),
    cue(12, "Plate 14.", "Mei"),
  ];
  const turns = turnsOf(cues, [
    { start: 0, title: "Opening" },
    { start: 12, title: "Plate 14" },
  ]);
  expect(turns).toEqual([
    { start: 0, speaker: "Ruth", from: 0, to: 2, chapter: "Opening" },
    { start: 8, speaker: "Mei", from: 2, to: 3, chapter: null },
    { start: 12, speaker: "Mei", from: 3, to: 4, chapter: "Plate 14" },
  ]);
});

test("a long speech is parted at the end of a sentence", () => {
  const cues = Array.from({ length: 20 }, (_, i) =>
    cue(i * 4, `${"word ".repeat(12)}${i % 3 === 2 ? "end." : "and"}`),
  );
  const turns = turnsOf(cues, []);
  expect(turns.length).toBeGreaterThan(1);
  for (const { from } of turns.slice(1)) expect(cues[from - 1]?.text).toMatch(/\.$/);
  expect(turns.at(-1)?.to).toBe(20);
});

test("an episode without cues has no turns", () => {
  expect(turnsOf([], [{ start: 0, title: "x" }])).toEqual([]);
});

test("words are found whatever their case, in the order of the text", () => {
  const found = findInTranscript(["Plate 14 was wrong.", "Not plate 15: plate 14."], "PLATE 14");
  expect([found.count, found.cues]).toEqual([2, [0, 1]]);
  expect(found.pieces.get(0)).toEqual([{ match: 0, from: 0, to: 8 }]);
  expect(found.pieces.get(1)).toEqual([{ match: 1, from: 14, to: 22 }]);
});

test("words are found where a cue ends among them", () => {
  const found = findInTranscript(["I was", "wrong about it"], "was  wrong about");
  expect(found.count).toBe(1);
  expect(found.pieces.get(0)).toEqual([{ match: 0, from: 2, to: 5 }]);
  expect(found.pieces.get(1)).toEqual([{ match: 0, from: 0, to: 11 }]);
});

test("signs are signs, and nothing is found for nothing", () => {
  expect(findInTranscript(["cost (a+b)? yes"], "(a+b)?").count).toBe(1);
  expect(findInTranscript(["cost"], ".").count).toBe(0);
  for (const words of ["", "  ", "absent"]) expect(findInTranscript(["cost"], words).count).toBe(0);
});

test("the profile is liveliest where most is said, and silent where nothing is", () => {
  const profile = speechProfile([cue(0, "a".repeat(100)), cue(10, "a".repeat(50))], 20, 4);
  expect(profile?.[0]).toBe(1);
  expect(profile?.[1]).toBe(0);
  expect(profile?.[2]).toBeCloseTo(0.5);
  expect(speechProfile([], 20, 4)).toBeNull();
  expect(speechProfile([cue(0, "a")], 0, 4)).toBeNull();
});
