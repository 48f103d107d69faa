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
  it("is drawn without marks that draw nothing, in one spelling of its letters", () => {
    expect(drawable("  a\u200b b\n\u00adc e\u0301 ")).toBe("a b c é");
  });
});

describe("lines of a title", () => {
  it("are of like length, and no more than are needed", () => {
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
  it("end in an ellipsis where there are too many of them", () => {
    const lines = titleLines("word ".repeat(60).trim(), 8, 3);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/word…$/);
    expect(widthOf(lines[2]!)).toBeLessThanOrEqual(8);
  });
  it("cut a word that is wider than a line", () => {
    const lines = titleLines("Donaudampfschifffahrtsgesellschaftskapitän", 6, 5);
    expect(lines.join("")).toBe("Donaudampfschifffahrtsgesellschaftskapitän");
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(6);
  });
  it("are none for no words", () => {
    expect(titleLines("", 10, 3)).toEqual([]);
  });
});
