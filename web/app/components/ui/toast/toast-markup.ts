import DOMPurify from "dompurify";

const tags = [
  "a",
  "b",
  "br",
  "code",
  "em",
  "i",
  "li",
  "mark",
  "ol",
  "p",
  "small",
  "span",
  "strong",
  "u",
  "ul",
];
const attributes = ["href", "title", "lang", "dir"];
/** Our own pages, http(s), email, and phone. */
const addresses = /^(?:https?:|mailto:|tel:|\/(?!\/)|#|\?)/i;

/** Allows simple markup only: no script, handlers, styles, pictures, or forms. */
export function toastMarkup(text: string): string {
  return DOMPurify.sanitize(text, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: addresses,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    KEEP_CONTENT: true,
  });
}
