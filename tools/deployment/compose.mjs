// Reads the compose file and the programs' settings without a Docker engine.
import { readFileSync } from "node:fs";

import { parse } from "yaml";

import { at } from "../environment.mjs";

/** Returns the compose file with `${NAME:-default}` and `${NAME:?message}` replaced, as compose does. */
export function readCompose(settings) {
  const filled = (text) =>
    text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name, kind, rest) => {
      const value = settings[name] || (kind === "-" ? rest : "");
      if (value === "" && kind === "?") throw new Error(`${name}: ${rest}`);
      return value;
    });
  const text = readFileSync(at("docker-compose.yml"), "utf8");
  return JSON.parse(JSON.stringify(parse(text, { merge: true })), (_, value) =>
    typeof value === "string" ? filled(value) : value,
  );
}

/** Returns the variable names in the compose file. */
export function namesAsked() {
  const text = readFileSync(at("docker-compose.yml"), "utf8");
  return new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
}

/** Returns the settings that a program's source reads. */
export function settingsOf(program) {
  const sources = {
    bff: ["bff/platform/config/config.go", /`env:"(\w+)"/g],
    web: ["web/server/env.ts", /(?:text|url|origin|port|megabytes|seconds|flag)\("([A-Z_]+)"/g],
    cms: [
      "cms/src/settings.js",
      /(?:raw|text|secret|address|port|flag|database|smtp|appKeys|logLevel|logFormat)\("([A-Z_]+)"/g,
    ],
  };
  const [file, pattern] = sources[program];
  const names = [...readFileSync(at(file), "utf8").matchAll(pattern)].map(([, name]) => name);
  return [...new Set(names)].sort();
}
