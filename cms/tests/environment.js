"use strict";

/** A complete environment for a CMS under test. */
function environment(extra = {}) {
  return {
    SEED_DEMO: "true",
    LOG_LEVEL: "info",
    CMS_HOST: "127.0.0.1",
    CMS_PORT: "1337",
    CMS_URL: "",
    CMS_PUBLIC_URL: "",
    CMS_DATABASE_URL: "",
    WEB_ORIGIN: "http://localhost:3000",
    BFF_URL: "http://127.0.0.1:8080",
    CMS_APP_KEYS: "app-key-for-tests-one,app-key-for-tests-two",
    CMS_API_TOKEN_SALT: "api-token-salt-for-tests",
    CMS_ADMIN_JWT_SECRET: "admin-jwt-secret-for-tests",
    CMS_TRANSFER_TOKEN_SALT: "transfer-token-salt-for-tests",
    CMS_JWT_SECRET: "jwt-secret-for-tests",
    CMS_ENCRYPTION_KEY: "encryption-key-for-tests-of-32-ch",
    CMS_TOKEN: "read-only-token-for-tests",
    CMS_IMPORT_TOKEN: "import-token-for-tests",
    CMS_WEBHOOK_SECRET: "webhook-secret-for-tests",
    PREVIEW_SECRET: "preview-secret-for-tests",
    SMTP_URL: "",
    MAIL_FROM: "",
    ...extra,
  };
}

module.exports = { environment };
