import { longestField } from "./outcome";

/** What of a text the field takes: the allowed characters, further cut by a pattern for single ones, and twenty at most. */
export function filtered(text: string, pattern?: RegExp): string {
  const allowed = [...text].filter(
    (character) =>
      /[0-9 ()+-]/.test(character) &&
      (pattern === undefined ||
        new RegExp(pattern.source, pattern.flags.replace("g", "")).test(character)),
  );
  return allowed.slice(0, longestField).join("");
}

/** True where nothing but a calling code stands in the field, which counts as empty. */
export function isDialAlone(text: string, dial: string): boolean {
  return text.trim() === "" || text.replace(/[ ()-]/g, "") === `+${dial}`;
}

/** The text for another country: its calling code in place of the former one; what was typed without one stays. */
export function withDial(text: string, from: string, to: string): string {
  if (isDialAlone(text, from)) return `+${to} `;
  const before =
    new RegExp(`^[( ]*\\+${from}(?![0-9])`).exec(text) ?? new RegExp(`^[( ]*\\+${from}`).exec(text);
  return before ? filtered(`+${to}${text.slice(before[0].length)}`) : text;
}
