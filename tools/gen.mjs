// make gen: the web's types from the bff's OpenAPI document. With --check nothing
// is written, and the exit code says whether the types are current.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { at, freshEnvironment } from "./environment.mjs";
import { buildBff, installPackages, run } from "./prepare.mjs";

installPackages("web");
const binary = buildBff(true);
mkdirSync(at("var"), { recursive: true });
const folder = mkdtempSync(at("var/openapi-"));
try {
  const result = spawnSync(binary, ["openapi"], {
    cwd: at("."),
    encoding: "utf8",
    maxBuffer: 64 << 20,
    env: {
      ...process.env,
      ...freshEnvironment(),
      LOG_LEVEL: "error",
      DATABASE_URL: `sqlite:${folder}/peritus.db`,
      REDIS_URL: "",
    },
  });
  if (result.status !== 0) throw new Error(`bff openapi failed:\n${result.stderr}`);
  const document = path.join(folder, "openapi.json");
  writeFileSync(document, result.stdout);
  run("npm", ["run", "--silent", "gen", "--", document, ...process.argv.slice(2)], "web");
} finally {
  rmSync(folder, { recursive: true, force: true });
}
