/** The part of a text that begins an extension, kept so that the field can refuse it. */
const extended =
  /^(.*[0-9][ ()-]*)([,;]? *(?:#|x|e|ex|ext[a-z]*)[ .:=-]*[0-9]* *|[,;]+ *[0-9]+ *)$/i;

/** Removes the characters that no phone number has. */
export function filtered(text: string, pattern?: RegExp): string {
  const [, number = text, extension = ""] = extended.exec(text) ?? [];
  const allowed = [...number].filter(
    (character) =>
      /[0-9 ()+-]/.test(character) &&
      (pattern === undefined ||
        new RegExp(pattern.source, pattern.flags.replace("g", "")).test(character)),
  );
  return allowed.join("") + extension;
}

/**
 * What was typed or pasted into a field that shows only a calling code: with a plus, it replaces
 * that code. `+1 +44 20…` becomes `+44 20…`, wherever the caret was.
 */
export function afterPrefill(text: string, shown: string): string {
  let end = 0;
  while (end < shown.length && text.at(-1 - end) === shown.at(-1 - end)) end++;
  let start = 0;
  while (start < shown.length - end && text[start] === shown[start]) start++;
  const added = text.slice(start, text.length - end);
  return added.includes("+") ? added.trimStart() : text;
}

/** Whether there is only a calling code, which counts as empty. */
export function isDialAlone(text: string, dial: string): boolean {
  return text.trim() === "" || text.replace(/[ ()-]/g, "") === `+${dial}`;
}

/** Replaces the calling code for another country. Text without one stays. */
export function withDial(text: string, from: string, to: string): string {
  if (isDialAlone(text, from)) return `+${to} `;
  const before =
    new RegExp(`^[( ]*\\+${from}(?![0-9])`).exec(text) ?? new RegExp(`^[( ]*\\+${from}`).exec(text);
  return before ? filtered(`+${to}${text.slice(before[0].length)}`) : text;
}
