"use strict";

const { settings } = require("../settings");
const { signPreview } = require("./token");

/** The content types that have their own page, which can show a draft. */
const PREVIEWED = new Set(
  [
    "article",
    "episode",
    "podcast",
    "home",
    "about",
    "partner-with-us",
    "request-an-expert",
    "become-an-expert",
    "privacy-policy",
    "terms-and-conditions",
  ].map((name) => `api::${name}.${name}`),
);

/**
 * Returns the URL of a document's preview, or undefined if its type has no page of its own.
 * The admin panel then shows no preview button.
 */
async function previewAddress(uid, { documentId, status }) {
  if (!PREVIEWED.has(uid) || !documentId) return undefined;
  const { webOrigin, previewSecret } = settings();
  const editor = strapi.requestContext.get()?.state?.user?.id;
  if (editor === undefined) return undefined;
  const token = signPreview(
    {
      uid,
      documentId,
      status: status === "published" ? "published" : "draft",
      editor,
      now: Date.now(),
    },
    previewSecret,
  );
  return `${webOrigin}/preview?token=${token}`;
}

module.exports = { previewAddress };
