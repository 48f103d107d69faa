// Prepares .env for docker compose: writes it if there is none, and adds missing database
// passwords. Existing values stay.
//   node docker/settings.mjs
import { randomBytes } from "node:crypto";
import { appendFileSync } from "node:fs";

import { at, loadEnvironment } from "../tools/environment.mjs";

const settings = loadEnvironment();
const missing = ["POSTGRES_PASSWORD", "BFF_DB_PASSWORD", "CMS_DB_PASSWORD"].filter(
  (name) => !settings[name],
);
if (missing.length > 0) {
  // Hexadecimal, because they are part of URLs.
  const lines = missing.map((name) => `${name}=${randomBytes(24).toString("hex")}`);
  appendFileSync(at(".env"), `\n# Databases of docker compose\n${lines.join("\n")}\n`);
  console.log(`Added ${missing.join(", ")} to .env.`);
}
