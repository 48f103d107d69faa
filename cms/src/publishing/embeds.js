"use strict";

/**
 * Returns the problems of a body's embeds. Readers' browsers open the URL, so it must use
 * https, a public host name, and no password.
 *
 * @param {object[]} body the parts of a dynamic zone
 * @param {string} field the name of the zone
 * @returns {{path: (string | number)[], message: string}[]}
 */
function embedProblems(body, field) {
  return body.flatMap((part, index) => {
    if (part.__component !== "article.embed") return [];
    const reason = problemWith(part.url ?? "");
    return reason
      ? [{ path: [field, index, "url"], message: `The embed "${part.title}" ${reason}` }]
      : [];
  });
}

function problemWith(address) {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== "https:") return "needs an https URL.";
  if (url.username || url.password) return "can’t have a username or password in its URL.";
  if (!/\.[a-z][a-z0-9-]*$/i.test(url.hostname)) return "needs the URL of a public site.";
  return null;
}

module.exports = { embedProblems };
