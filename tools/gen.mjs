// make gen: generates the web's types from the bff's OpenAPI document. With --check, it writes
// nothing, and its exit code tells whether the types are current.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { at, freshEnvironment } from "./environment.mjs";
import { buildBff, installPackages } from "./prepare.mjs";

await installPackages(".");
const binary = await buildBff();
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
  const write = spawnSync(
    process.execPath,
    ["scripts/generate-api-types.mjs", document, ...process.argv.slice(2)],
    { cwd: at("web"), stdio: "inherit" },
  );
  process.exitCode = write.status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
