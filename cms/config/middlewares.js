"use strict";

const { settings } = require("../src/settings");

module.exports = () => {
  const { publicUrl } = settings();
  const https = publicUrl.startsWith("https:");
  return [
    "global::request-log",
    "strapi::errors",
    "global::no-first-visitor",
    {
      name: "strapi::security",
      config: {
        hsts: https ? undefined : false,
        contentSecurityPolicy: {
          useDefaults: true,
          // Strapi merges these lists with its own by position, so a repeated 'self' replaces
          // an outside host.
          directives: {
            "img-src": ["'self'", "data:", "blob:", "'self'"],
            "media-src": ["'self'", "data:", "blob:", "'self'"],
            "connect-src": ["'self'", "'self'"],
            upgradeInsecureRequests: https ? [] : null,
          },
        },
      },
    },
    { name: "strapi::cors", config: { origin: [publicUrl] } },
    "strapi::query",
    {
      name: "strapi::body",
      config: {
        formLimit: "2mb",
        jsonLimit: "2mb",
        formidable: { maxFileSize: 100 * 1024 * 1024 },
      },
    },
    { name: "strapi::session", config: { secure: https } },
    "global::sign-in-limit",
    "global::dry-run",
    "strapi::favicon",
    "strapi::public",
  ];
};
