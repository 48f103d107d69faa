import { describe, expect, it } from "vitest";

import { drawable, titleLines, widthOf } from "./title-lines";

describe("a title", () => {
  it.each(["Reading a collapse backwards", "Žluťoučký kůň", "Nguyễn’s ‘dose’ – 5 %", "Łódź & Zoë"])(
    "is drawn where our faces have its letters: %s",
    (title) => {
      expect(drawable(title)).toBe(title);
    },
  );
  it.each(["证据的重量", "وزن الدليل", "שופט", "Доказательство", "Fire 🔥"])(
    "is left out where they lack one: %s",
    (title) => {
      expect(drawable(title)).toBeNull();
    },
  );
  it("is drawn without invisible characters, in NFC", () => {
    expect(drawable("  a\u200b b\n\u00adc e\u0301 ")).toBe("a b c é");
  });
});

describe("lines of a title", () => {
  it("have similar lengths, and there are as few as possible", () => {
    const lines = titleLines(
      "Reading a collapse backwards: what the last bolt tells the first expert",
      12,
      4,
    );
    expect(lines).toHaveLength(3);
    const widths = lines.map(widthOf);
    expect(Math.max(...widths)).toBeLessThanOrEqual(12);
    expect(Math.min(...widths)).toBeGreaterThan(6);
  });
  // cspell:ignore Maximiliana Featherstonehaugh Cholmondeley
  it("break no word that fits on a line", () => {
    expect(titleLines("Maximiliana Featherstonehaugh-Cholmondeley, MD, MPH", 15.6, 3)).toEqual([
      "Maximiliana",
      "Featherstonehaugh-Cholmondeley,",
      "MD, MPH",
    ]);
  });
  it("end in an ellipsis if there are too many", () => {
    const lines = titleLines("word ".repeat(60).trim(), 8, 3);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/word…$/);
    expect(widthOf(lines[2]!)).toBeLessThanOrEqual(8);
  });
  it("truncate a word that is wider than a line", () => {
    const lines = titleLines("Donaudampfschifffahrtsgesellschaftskapitän", 6, 5);
    expect(lines.join("")).toBe("Donaudampfschifffahrtsgesellschaftskapitän");
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(6);
  });
  it("are empty without words", () => {
    expect(titleLines("", 10, 3)).toEqual([]);
  });
});
