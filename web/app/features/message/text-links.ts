/** A piece of a message: text, or an address that can be opened. */
export type Piece = { text: string; href: string | null };

const address = /https?:\/\/[^\s<>"“”]+/gi;
/** What usually belongs to the sentence, not to the address. */
const closing = /[.,;:!?'’)\]}*]+$/;

/** Finds web addresses. Nothing else in a message means anything but itself. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(address)) {
    const href = withoutClosing(match[0]);
    if (!URL.canParse(href) || new URL(href).hostname === "") continue;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), href: null });
    pieces.push({ text: href, href });
    from = match.index + href.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), href: null });
  return pieces;
}

/** A parenthesis belongs to the address if the address opens it. */
function withoutClosing(found: string): string {
  let href = found;
  for (;;) {
    const end = closing.exec(href)?.[0];
    if (end === undefined) return href;
    if (end.startsWith(")") && count(href, "(") >= count(href, ")")) return href;
    href = href.slice(0, end.startsWith(")") ? -1 : -end.length);
  }
}

const count = (text: string, character: string): number => text.split(character).length - 1;
