// Readies .env for docker compose: writes it where there is none, and adds the
// passwords of the databases where they are missing. What is there stays.
//   node docker/settings.mjs
import { randomBytes } from "node:crypto";
import { appendFileSync } from "node:fs";

import { at, loadEnvironment } from "../tools/environment.mjs";

const settings = loadEnvironment();
const missing = ["POSTGRES_PASSWORD", "BFF_DB_PASSWORD", "CMS_DB_PASSWORD"].filter(
  (name) => !settings[name],
);
if (missing.length > 0) {
  // Hexadecimal, since they stand in addresses.
  const lines = missing.map((name) => `${name}=${randomBytes(24).toString("hex")}`);
  appendFileSync(at(".env"), `\n# Databases of docker compose\n${lines.join("\n")}\n`);
  console.log(`Added ${missing.join(", ")} to .env.`);
}
