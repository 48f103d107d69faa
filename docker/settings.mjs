// Prepares docker compose: writes .env if there is none, adds missing passwords, and makes a
// certificate for Postgres. Existing values stay.
//   node docker/settings.mjs
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { appendFileSync, chmodSync, existsSync, mkdirSync } from "node:fs";

import { at, loadEnvironment } from "../tools/environment.mjs";

const settings = loadEnvironment();
const missing = [
  "POSTGRES_PASSWORD",
  "BFF_DB_PASSWORD",
  "CMS_DB_PASSWORD",
  "REDIS_PASSWORD",
].filter((name) => !settings[name]);
if (missing.length > 0) {
  // Hexadecimal, because they are part of URLs.
  const lines = missing.map((name) => `${name}=${randomBytes(24).toString("hex")}`);
  appendFileSync(at(".env"), `\n# Databases of docker compose\n${lines.join("\n")}\n`);
  console.log(`Added ${missing.join(", ")} to .env.`);
}

const key = at("docker/tls/postgres.key");
const certificate = at("docker/tls/postgres.crt");
if (!existsSync(key) || !existsSync(certificate)) {
  mkdirSync(at("docker/tls"), { recursive: true });
  // Its own authority: the programs trust this certificate and no other. Ten years.
  const names = ["-subj", "/CN=postgres", "-addext", "subjectAltName=DNS:postgres"];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  const files = ["-noenc", "-days", "3650", "-keyout", key, "-out", certificate];
  execFileSync("openssl", ["req", ...kind, ...files, ...names], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  chmodSync(key, 0o600);
  chmodSync(certificate, 0o644);
  console.log("Made a certificate for Postgres in docker/tls.");
}
