/**
 * JSON for the inside of a `<script>`: the letters that could close the element
 * or end a line of script are written as escapes, which JSON reads as the same
 * text.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
