const hasComma = (value: string): boolean => value.includes(",");

/** Joins values so that they stay apart: with commas, or with semicolons if one has a comma. */
export const listText = (values: readonly string[]): string =>
  values.join(values.some(hasComma) ? "; " : ", ");

/** Joins the parts of one value, which may be in a list of values. */
export const partsText = (parts: readonly string[]): string =>
  parts.join(parts.some(hasComma) ? " · " : ", ");

/**
 * Writes keywords into one line, from which `keywordsIn` reads the same. If commas or semicolons
 * alone can't keep them apart, keywords that have one are in quotation marks, as in a CSV file.
 */
export function keywordsText(keywords: readonly string[]): string {
  const line = listText(keywords);
  const read = keywordsIn(line);
  return read.length === keywords.length && read.every((word, at) => word === keywords[at])
    ? line
    : keywords.map((word) => (needsQuotes(word) ? inQuotes(word) : word)).join(", ");
}

/**
 * Reads keywords that are separated by commas, or by semicolons if there is one. A comma between
 * digits is part of the keyword, as in 1,2-dichloroethane, and so is everything in quotation marks
 * around a whole keyword. Other quotation marks are as typed, as in 4" pipe or "zero" day.
 */
export const keywordsIn = (line: string): string[] =>
  entriesIn(line, byComma) ?? entriesIn(line, bySemicolon) ?? [];

interface Separation {
  /** Ends an entry. */
  end: RegExp;
  /** An entry in quotation marks, with what ends it. */
  quoted: RegExp;
  /** What no entry has outside of quotation marks. */
  without?: string;
}
const byComma: Separation = {
  end: /,(?!\d)|(?<!\d),|\n/,
  quoted: /^\s*"((?:[^"]|"")*)"[^\S\n]*(?:[,\n]|$)/,
  without: ";",
};
const bySemicolon: Separation = {
  end: /[;\n]/,
  quoted: /^\s*"((?:[^"]|"")*)"[^\S\n]*(?:[;\n]|$)/,
};

const needsQuotes = (word: string): boolean => /^"|[,;\n]/.test(word);
const inQuotes = (word: string): string => `"${word.replaceAll('"', '""')}"`;

/** Returns null if an entry has what it must be without. */
function entriesIn(line: string, { end, quoted, without }: Separation): string[] | null {
  const entries: string[] = [];
  for (let rest = line; rest !== "";) {
    const [whole = "", inside = ""] = quoted.exec(rest) ?? [];
    const word = inside.replaceAll('""', '"');
    if (needsQuotes(word)) {
      entries.push(word);
      rest = rest.slice(whole.length);
      continue;
    }
    const at = end.exec(rest)?.index ?? rest.length;
    const typed = rest.slice(0, at);
    if (without !== undefined && typed.includes(without)) return null;
    entries.push(typed.trim());
    rest = rest.slice(at + 1);
  }
  return entries.filter((entry) => entry !== "");
}
