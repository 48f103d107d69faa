// make check: formatting, spelling, vet, lint, types, and facts in documents, without other tests.
import { execFileSync } from "node:child_process";

import { find } from "./debian.mjs";
import { at } from "./environment.mjs";
import { installPackages } from "./prepare.mjs";
import { spellingReport } from "./report/spelling.mjs";
import { tapReport } from "./report/tap.mjs";
import { Suite } from "./suite.mjs";

const tool = (file) => at("node_modules", file);

/** Adds the quick checks to a suite. */
export async function quickChecks(suite) {
  await suite.step("gofmt", async () => {
    const unformatted = execFileSync("gofmt", ["-l", "bff"], { cwd: at("."), encoding: "utf8" });
    if (unformatted.trim()) throw new Error(`not formatted:\n${unformatted.trim()}`);
  });
  await suite.command("prettier", process.execPath, [
    tool("prettier/bin/prettier.cjs"),
    "--check",
    "--cache",
    "--cache-location=var/prettier-cache",
    "--log-level=warn",
    ".",
  ]);
  await suite.command(
    "cspell",
    process.execPath,
    [tool("cspell/bin.mjs"), "--no-progress", "--cache", "--cache-location=var/cspell-cache"],
    { report: spellingReport() },
  );
  await suite.command("go vet", "go", ["vet", "./..."]);
  for (const name of ["search", "pocketbase"])
    await suite.command(`go vet, ${name} bench`, "go", ["vet", "."], {
      folder: `bff/bench/${name}`,
    });
  if (find("golangci-lint"))
    await suite.command("golangci-lint", "golangci-lint", ["run", "./..."]);
  await suite.command("API types are current", process.execPath, ["tools/gen.mjs", "--check"]);
  await suite.command("web: types", process.execPath, [tool("typescript/bin/tsc"), "--noEmit"], {
    folder: "web",
  });
  await suite.command("web: lint", process.execPath, [tool("eslint/bin/eslint.js"), "."], {
    folder: "web",
  });
  await suite.command(
    "documents",
    process.execPath,
    ["--test", "tools/documents/documents.test.mjs"],
    {
      report: tapReport(),
    },
  );
}

if (process.argv[1] === at("tools/check.mjs")) {
  const suite = new Suite();
  await suite.step("install packages", async () => {
    await installPackages(".");
    await installPackages("web");
  });
  await quickChecks(suite);
  process.exitCode = suite.close();
}
