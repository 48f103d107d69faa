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
/** Pages of our own, https and http, email and telephone. */
const addresses = /^(?:https?:|mailto:|tel:|\/(?!\/)|#|\?)/i;

/** Text with simple markup, safe to be set as HTML: no script, no handler, no style, no picture, no form. */
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
