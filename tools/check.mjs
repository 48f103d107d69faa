// make check: formatting, vet, lint and types, without any test.
import { execFileSync } from "node:child_process";

import { at } from "./environment.mjs";
import { find, installPackages } from "./prepare.mjs";
import { Suite } from "./suite.mjs";

/** Adds the quick checks to a suite. */
export async function quickChecks(suite) {
  await suite.step("gofmt", async () => {
    const unformatted = execFileSync("gofmt", ["-l", "bff"], {
      cwd: at("."),
      encoding: "utf8",
    }).trim();
    if (unformatted) throw new Error(`not formatted:\n${unformatted}`);
  });
  await suite.command("go vet", "go", ["vet", "./..."]);
  await suite.command("go vet, search bench", "go", ["vet", "."], { folder: "bff/bench/search" });
  if (find("golangci-lint"))
    await suite.command("golangci-lint", "golangci-lint", ["run", "./..."]);
  await suite.command("types of the API are current", process.execPath, [
    "tools/gen.mjs",
    "--check",
  ]);
  await suite.command("web: types", "npm", ["run", "--silent", "typecheck"], { folder: "web" });
  await suite.command("web: lint", "npm", ["run", "--silent", "lint"], { folder: "web" });
}

if (process.argv[1] === at("tools/check.mjs")) {
  installPackages("web");
  const suite = new Suite();
  await quickChecks(suite);
  process.exitCode = suite.close();
}
