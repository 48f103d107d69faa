"use strict";

const fs = require("node:fs");
const path = require("node:path");
const { settings } = require("../src/settings");

module.exports = () => {
  const { host, port, publicUrl, publicDir, appKeys, webhookSecret } = settings();
  // The upload plugin needs the folder before our code runs.
  fs.mkdirSync(path.join(publicDir, "uploads"), { recursive: true });
  return {
    host,
    port,
    url: publicUrl,
    proxy: { koa: publicUrl.startsWith("https:") },
    dirs: { public: publicDir },
    app: { keys: appKeys },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    transfer: { remote: { enabled: false } },
    webhooks: {
      defaultHeaders: { "X-Peritus-Webhook": webhookSecret },
    },
  };
};
