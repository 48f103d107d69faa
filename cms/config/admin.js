"use strict";

const { settings } = require("../src/settings");
const { previewAddress } = require("../src/preview/address");

module.exports = () => {
  const { adminJwtSecret, apiTokenSalt, transferTokenSalt, encryptionKey, publicUrl, webOrigin } =
    settings();
  return {
    auth: {
      secret: adminJwtSecret,
      // Browsers don't return a secure cookie over http.
      cookie: { secure: publicUrl.startsWith("https:") },
    },
    apiToken: { salt: apiTokenSalt },
    transfer: { token: { salt: transferTokenSalt } },
    secrets: { encryptionKey },
    flags: { nps: false, promoteEE: false },
    ai: { enabled: false },
    preview: {
      enabled: true,
      config: { allowedOrigins: [webOrigin], handler: previewAddress },
    },
  };
};
