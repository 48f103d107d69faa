"use strict";

// A preview token lets one editor see one document for a while. The BFF checks
// it with the same secret; see docs/guides/add-a-content-type.md for the form.

const { createHmac } = require("node:crypto");

/** How long an editor may look before opening the preview again, in seconds. */
const LIFETIME_SECONDS = 60 * 60;

/**
 * Signs a preview token.
 *
 * @param {{uid: string, documentId: string, status: 'draft' | 'published', editor: string | number, now: number}} preview
 *   `now` in unix milliseconds; the token ends an hour later
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
  };
  const body = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return `${body}.${createHmac("sha256", secret).update(body).digest("base64url")}`;
}

module.exports = { signPreview, LIFETIME_SECONDS };
