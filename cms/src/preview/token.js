"use strict";

// A preview token gives one editor temporary access to one document. The BFF checks it with
// the same secret. For its format, see docs/guides/add-a-content-type.md.

const { createHmac, randomBytes } = require("node:crypto");

/** How long a preview link works, in seconds. */
const LIFETIME_SECONDS = 60 * 60;

/**
 * Signs a preview token.
 *
 * @param {{uid: string, documentId: string, status: 'draft' | 'published', editor: string | number, now: number}} preview
 *   `now` in Unix milliseconds; the token expires an hour later
 * @param {string} secret shared with the BFF
 * @returns {string} base64url(claims) + '.' + base64url(HMAC-SHA256 of the first part)
 */
function signPreview({ uid, documentId, status, editor, now }, secret) {
  const claims = {
    u: uid,
    d: documentId,
    s: status,
    e: Math.floor(now / 1000) + LIFETIME_SECONDS,
    by: String(editor),
    // Each link is for the browser that opens it first, so no two are the same.
    n: randomBytes(12).toString("base64url"),
  };
  const body = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return `${body}.${createHmac("sha256", secret).update(body).digest("base64url")}`;
}

module.exports = { signPreview, LIFETIME_SECONDS };
