"use strict";

module.exports = {
  // Visitors have no accounts in the CMS. The BFF reads with a token.
  "users-permissions": { enabled: false },
  upload: {
    config: {
      sizeLimit: 100 * 1024 * 1024,
      security: {
        // SVG can carry script, so pictures are raster only.
        allowedTypes: [
          "image/png",
          "image/jpeg",
          "image/webp",
          "image/avif",
          "image/gif",
          "audio/*",
          "application/pdf",
        ],
        deniedTypes: ["image/svg+xml", "text/*", "application/xml", "application/javascript"],
      },
    },
  },
};
