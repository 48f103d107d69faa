import { describe, expect, it } from "vitest";

import { neutralNotes, noteReasons, noteText, withNote, withoutNote } from "./neutral-notes";

const { chosen, ended } = neutralNotes;

describe("noteText", () => {
  it("has four reasons and knows no others", () => {
    expect(noteReasons).toHaveLength(4);
    for (const reason of noteReasons) expect(noteText(reason)).toBe(neutralNotes[reason].text);
    for (const other of [null, "", "1", "constructor", "toString"])
      expect(noteText(other)).toBe(null);
  });
});

describe("withoutNote", () => {
  it("takes back what wasn't changed, and nothing else", () => {
    expect(withoutNote(chosen.text)).toBe("");
    expect(withoutNote(`First.\n\n${chosen.text}`)).toBe("First.");
    for (const own of ["", "First.", `${chosen.text} And more.`])
      expect(withoutNote(own)).toBe(own);
  });
});

describe("withNote", () => {
  it("keeps what is written, and replaces only a note that wasn't changed", () => {
    expect(withNote("", chosen.text)).toBe(chosen.text);
    expect(withNote("  \n", chosen.text)).toBe(chosen.text);
    expect(withNote(chosen.text, ended.text)).toBe(ended.text);
    expect(withNote(chosen.text, chosen.text)).toBe(chosen.text);
    const own = "Dr. Vance, one more thing.";
    expect(withNote(own, chosen.text)).toBe(`${own}\n\n${chosen.text}`);
    expect(withNote(`${own}\n\n${chosen.text}`, ended.text)).toBe(`${own}\n\n${ended.text}`);
    const changed = `${chosen.text} We’ll think of you.`;
    expect(withNote(changed, ended.text)).toBe(`${changed}\n\n${ended.text}`);
  });
});
