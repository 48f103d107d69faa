const hasComma = (value: string): boolean => value.includes(",");

/** Joins values so that they stay apart: with commas, or with semicolons if one has a comma. */
export const listText = (values: readonly string[]): string =>
  values.join(values.some(hasComma) ? "; " : ", ");

/** Joins the parts of one value, which may be in a list of values. */
export const partsText = (parts: readonly string[]): string =>
  parts.join(parts.some(hasComma) ? " · " : ", ");

/** Writes keywords into one line, from which `keywordsIn` reads the same. */
export function keywordsText(keywords: readonly string[]): string {
  const line = listText(keywords);
  const isOne = keywords.length === 1 && keywordsIn(line).length > 1;
  return isOne ? `${line};` : line;
}

/**
 * Reads keywords that are separated by commas, or by semicolons if there is one. A comma between
 * digits is part of the keyword, as in 1,2-dichloroethane.
 */
export function keywordsIn(line: string): string[] {
  const separator = line.includes(";") ? /[;\n]/ : /,(?!\d)|(?<!\d),|\n/;
  return line
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => word !== "");
}
