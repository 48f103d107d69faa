import widths from "./fonts/widths.json";

const advance = widths as Record<string, number>;

/** Format characters, which are invisible. */
const invisible = /\p{Cf}/gu;

/** Returns the text to draw, or null if our fonts lack a letter. */
export function drawable(text: string): string | null {
  const plain = text.normalize("NFC").replace(invisible, "").replace(/\s+/gu, " ").trim();
  return [...plain].every((character) => Object.hasOwn(advance, character)) ? plain : null;
}

/** Returns the width in em, slightly too large, because it ignores kerning. */
export function widthOf(text: string): number {
  let total = 0;
  for (const character of text) total += advance[character] ?? 600;
  return total / 1000;
}

/**
 * Splits a title into at most `most` lines of `width` em, as even as possible. Overflow ends in an
 * ellipsis, and long words are truncated.
 */
export function titleLines(text: string, width: number, most: number): string[] {
  const greedy = fill(text, width);
  if (greedy.length > most) {
    const kept = greedy.slice(0, most);
    kept[most - 1] = shortened(`${kept[most - 1]} ${greedy[most] ?? ""}`, width);
    return kept;
  }
  // The minimum width with the same number of lines makes them even, but breaks no word that fits.
  const longest = Math.max(...text.split(" ").map(widthOf));
  let [low, high] = [Math.min(longest, width), width];
  for (let step = 0; step < 8; step++) {
    const middle = (low + high) / 2;
    if (fill(text, middle).length > greedy.length) low = middle;
    else high = middle;
  }
  return fill(text, high);
}

function fill(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = word;
    while (widthOf(line) > width && [...line].length > 1) {
      const part = fitting(line, width);
      lines.push(part);
      line = line.slice(part.length);
    }
  }
  return line === "" ? lines : [...lines, line];
}

/** Returns the start of a word that fits, at least one character. */
function fitting(word: string, width: number): string {
  let part = "";
  for (const character of word) {
    if (part !== "" && widthOf(part + character) > width) break;
    part += character;
  }
  return part;
}

function shortened(line: string, width: number): string {
  let text = line.trimEnd();
  while (text !== "" && widthOf(`${text}…`) > width) text = text.replace(/\s*\S$/u, "").trimEnd();
  return `${text.replace(/[\s,;:.–-]+$/u, "")}…`;
}
