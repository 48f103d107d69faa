// Measures a title or description and shows how a results list would cut it. Search engines
// cut by width; these lengths usually fit.

export const LIMITS = {
  "global::seo-title": { least: 30, most: 60 },
  "global::seo-description": { least: 70, most: 160 },
};

/**
 * @param {string} text as typed
 * @param {{least: number, most: number}} limits in characters
 * @returns {{length: number, state: 'empty' | 'short' | 'good' | 'long', says: string, shown: string}}
 *   `shown` is the text that fits in a results list
 */
export function measure(text, { least, most }) {
  const plain = text.replace(/\s+/g, " ").trim();
  const length = [...plain].length;
  const range = `${least} to ${most} is best`;
  if (length === 0)
    return { length, state: "empty", says: `No characters yet. ${range}.`, shown: "" };
  const count = length === 1 ? "1 character" : `${length} characters`;
  if (length < least)
    return {
      length,
      state: "short",
      says: `${count}, ${least - length} too few. ${range}.`,
      shown: plain,
    };
  if (length > most)
    return {
      length,
      state: "long",
      says: `${count}, ${length - most} too many. Search results will cut it off.`,
      shown: cut(plain, most),
    };
  return { length, state: "good", says: `${count}. ${range}.`, shown: plain };
}

function cut(text, most) {
  const start = [...text].slice(0, most - 1).join("");
  const lastSpace = start.lastIndexOf(" ");
  // Languages without spaces are cut at the limit.
  return `${lastSpace > most / 2 ? start.slice(0, lastSpace) : start}…`;
}
