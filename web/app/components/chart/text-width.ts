const narrow = /[iljtfrI1.,:;'’|!()[\]\s-]/u;
const broad = /[mwMWQO@%&—]/u;
const upper = /\p{Lu}/u;
// CJK, Hangul, Kana and full-width forms fill the square.
const square =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/**
 * Approximate width of a text in Inter, in the unit of `size`; errs on the wide side by a few
 * percent.
 */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const sign of text) {
    if (square.test(sign)) ems += 1;
    else if (narrow.test(sign)) ems += 0.33;
    else if (broad.test(sign)) ems += 0.86;
    else if (upper.test(sign)) ems += 0.7;
    else ems += 0.58;
  }
  return ems * size;
}

/** The text, or its beginning with an ellipsis; empty if fewer than three characters fit. */
export function fitText(text: string, width: number, size: number): string {
  if (textWidth(text, size) <= width) return text;
  const signs = [...text];
  let kept = "";
  let used = textWidth("…", size);
  for (const sign of signs) {
    used += textWidth(sign, size);
    if (used > width) break;
    kept += sign;
  }
  return [...kept].length < 3 ? "" : `${kept.trimEnd()}…`;
}
