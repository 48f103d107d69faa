import { longestField } from "./outcome";

/** The characters that the field allows, 20 at most. */
export function filtered(text: string, pattern?: RegExp): string {
  const allowed = [...text].filter(
    (character) =>
      /[0-9 ()+-]/.test(character) &&
      (pattern === undefined ||
        new RegExp(pattern.source, pattern.flags.replace("g", "")).test(character)),
  );
  return allowed.slice(0, longestField).join("");
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
