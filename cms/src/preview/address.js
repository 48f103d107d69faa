"use strict";

const { settings } = require("../settings");
const { signPreview } = require("./token");

/** Content types with a page of their own that can show a draft. */
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
 * Where an editor sees a document as readers will. Undefined when the type has
 * no page of its own; the admin panel then shows no preview button.
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
