"use strict";

// Reads and checks all settings of the CMS. No other module reads the environment.

const path = require("node:path");

const REPOSITORY = path.resolve(__dirname, "..", "..");
const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);
const LOG_LEVELS = ["error", "warn", "info", "debug"];

/** Thrown with one line per missing or invalid setting. */
class SettingsError extends Error {
  constructor(problems) {
    super(
      ["The CMS cannot start. Invalid settings:", ...problems.map((text) => `  ${text}`)].join(
        "\n",
      ),
    );
    this.name = "SettingsError";
    this.problems = problems;
  }
}

/**
 * Reads the settings from an environment.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {object} frozen settings; URLs have no trailing slash
 * @throws {SettingsError} with every invalid setting and its expected value
 */
function readSettings(env) {
  const problems = [];
  const raw = (name) => (env[name] ?? "").trim();

  function text(name, { least = 1, expected }) {
    const value = raw(name);
    if (value.length < least) {
      problems.push(
        `${name}: expected ${expected}, got ${value ? `${value.length} characters` : "nothing"}`,
      );
    }
    return value;
  }

  function secret(name, least = 16) {
    return text(name, { least, expected: `a random string of at least ${least} characters` });
  }

  function address(name, fallback) {
    const value = raw(name) || fallback || "";
    const url = URL.canParse(value) ? new URL(value) : null;
    if (!url || !["http:", "https:"].includes(url.protocol) || url.search || url.hash) {
      problems.push(
        `${name}: expected an http or https URL such as http://127.0.0.1:3000, got ${JSON.stringify(value)}`,
      );
      return value;
    }
    return value.replace(/\/+$/, "");
  }

  function port(name, fallback) {
    const value = raw(name) || fallback;
    if (!/^\d{1,5}$/.test(value) || Number(value) < 1 || Number(value) > 65535) {
      problems.push(`${name}: expected a port from 1 to 65535, got ${JSON.stringify(value)}`);
      return Number(fallback);
    }
    return Number(value);
  }

  function flag(name) {
    const value = raw(name) || "false";
    if (!["true", "false"].includes(value))
      problems.push(`${name}: expected true or false, got ${JSON.stringify(value)}`);
    return value === "true";
  }

  function database(name) {
    const value = raw(name) || "sqlite:var/cms.db";
    if (value.startsWith("sqlite:") && value.length > "sqlite:".length) {
      return { client: "sqlite", file: path.resolve(REPOSITORY, value.slice("sqlite:".length)) };
    }
    if (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value))
      return { client: "postgres", url: value };
    problems.push(
      `${name}: expected nothing, sqlite:<file> or postgres://user:password@host:port/name, got ${JSON.stringify(value.replace(/:[^:@/]*@/, ":…@"))}`,
    );
    return { client: "sqlite", file: "" };
  }

  function smtp(name) {
    const value = raw(name);
    if (value && !(/^smtps?:\/\//.test(value) && URL.canParse(value))) {
      problems.push(
        `${name}: expected nothing or smtp://user:password@host:port, got something else`,
      );
    }
    return value;
  }

  function appKeys(name) {
    const keys = raw(name)
      .split(",")
      .map((key) => key.trim())
      .filter(Boolean);
    if (keys.length === 0 || keys.some((key) => key.length < 16)) {
      problems.push(
        `${name}: expected one or more random strings of at least 16 characters, separated by commas`,
      );
    }
    return keys;
  }

  function logLevel(name) {
    const value = raw(name) || "info";
    if (!LOG_LEVELS.includes(value))
      problems.push(
        `${name}: expected one of ${LOG_LEVELS.join(", ")}, got ${JSON.stringify(value)}`,
      );
    return value;
  }

  function logFormat(name) {
    const value = raw(name) || "json";
    if (value !== "json" && value !== "text")
      problems.push(`${name}: expected json or text, got ${JSON.stringify(value)}`);
    return value;
  }

  const host = raw("CMS_HOST") || "127.0.0.1";
  const listenPort = port("CMS_PORT", "1337");
  const url = address("CMS_URL", `http://${host.includes(":") ? `[${host}]` : host}:${listenPort}`);
  const settings = {
    host,
    port: listenPort,
    url,
    publicUrl: raw("CMS_PUBLIC_URL") ? address("CMS_PUBLIC_URL") : url,
    webOrigin: address("WEB_ORIGIN"),
    bffUrl: address("BFF_URL"),
    database: database("CMS_DATABASE_URL"),
    publicDir: path.resolve(REPOSITORY, raw("CMS_PUBLIC_DIR") || "cms/public"),
    appKeys: appKeys("CMS_APP_KEYS"),
    apiTokenSalt: secret("CMS_API_TOKEN_SALT"),
    adminJwtSecret: secret("CMS_ADMIN_JWT_SECRET"),
    transferTokenSalt: secret("CMS_TRANSFER_TOKEN_SALT"),
    jwtSecret: secret("CMS_JWT_SECRET"),
    encryptionKey: secret("CMS_ENCRYPTION_KEY"),
    token: secret("CMS_TOKEN"),
    importToken: raw("CMS_IMPORT_TOKEN") && secret("CMS_IMPORT_TOKEN"),
    webhookSecret: secret("CMS_WEBHOOK_SECRET"),
    previewSecret: secret("PREVIEW_SECRET"),
    mail: {
      smtpUrl: smtp("SMTP_URL"),
      from: raw("MAIL_FROM") || "Peritus <hello@peritus.test>",
      folder: path.resolve(REPOSITORY, raw("MAIL_DIR") || "var/mail"),
    },
    seedDemo: flag("SEED_DEMO"),
    logLevel: logLevel("LOG_LEVEL"),
    logFormat: logFormat("LOG_FORMAT"),
  };

  if (settings.seedDemo && !LOOPBACK.has(host)) {
    problems.push(
      `SEED_DEMO: expected false while CMS_HOST is ${host}; the demo accounts have a known password and are for loopback only`,
    );
  }
  if (settings.importToken && settings.importToken === settings.token) {
    problems.push("CMS_IMPORT_TOKEN: expected a value other than CMS_TOKEN");
  }
  if (problems.length > 0) throw new SettingsError(problems);
  return Object.freeze(settings);
}

/**
 * Returns the settings for building the admin panel. The built files contain only paths, so
 * one build works at every URL.
 */
function settingsForBuild() {
  const filler = "x".repeat(32);
  return readSettings({
    WEB_ORIGIN: "http://127.0.0.1:3000",
    BFF_URL: "http://127.0.0.1:8080",
    ...Object.fromEntries(
      [
        "CMS_APP_KEYS",
        "CMS_API_TOKEN_SALT",
        "CMS_ADMIN_JWT_SECRET",
        "CMS_TRANSFER_TOKEN_SALT",
        "CMS_JWT_SECRET",
        "CMS_ENCRYPTION_KEY",
        "CMS_TOKEN",
        "CMS_WEBHOOK_SECRET",
        "PREVIEW_SECRET",
      ].map((name) => [name, filler]),
    ),
  });
}

let current;

/** Returns the settings of this process, read once. `strapi build` runs without an environment. */
function settings() {
  current ??= process.argv[2] === "build" ? settingsForBuild() : readSettings(process.env);
  return current;
}

module.exports = { readSettings, settings, SettingsError };
