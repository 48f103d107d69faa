// Reads the settings that the three programs share from the .env file at the top.
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder. */
export const top = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/** A path below the repository's folder. */
export const at = (...parts) => path.join(top, ...parts);

/**
 * Reads .env. If there is none, writes it from .env.example with random secrets first.
 * Environment variables of the process take precedence.
 */
export function loadEnvironment() {
  const file = at(".env");
  if (!existsSync(file)) {
    writeFileSync(file, withSecrets(readFileSync(at(".env.example"), "utf8")), { mode: 0o600 });
    console.log("Wrote .env from .env.example, with random secrets.");
  }
  return { ...parse(readFileSync(file, "utf8")), ...process.env };
}

/** Returns the settings of .env.example with new secrets, for a temporary stack. */
export function freshEnvironment() {
  return parse(withSecrets(readFileSync(at(".env.example"), "utf8")));
}

function withSecrets(text) {
  return text.replace(/<random>/g, () => randomBytes(32).toString("base64"));
}

/**
 * Reads lines of NAME=value the way a shell, systemd, and docker compose do. The value starts
 * after the first = and may be in double quotes.
 */
export function parse(text) {
  const settings = {};
  for (const line of text.split(/\r?\n/)) {
    const match = /^\s*([A-Z][A-Z0-9_]*)\s*=(.*)$/.exec(line);
    if (match) settings[match[1]] = match[2].trim().replace(/^"(.*)"$/, "$1");
  }
  return settings;
}
