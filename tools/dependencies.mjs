// make dependencies: looks for known vulnerabilities in all dependencies, and writes what the
// programs consist of (CycloneDX) to var/sbom. Needs the vulnerability databases of npm and Go.
//   node tools/dependencies.mjs
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";

import { at } from "./environment.mjs";

const govulncheck = "golang.org/x/vuln/cmd/govulncheck@v1.1.4";
const gomod = "github.com/CycloneDX/cyclonedx-gomod/cmd/cyclonedx-gomod@v1.9.0";
const sbom = at("var/sbom");

/** Each check of one program's dependencies, and each list of them. */
const steps = [
  ...["web", "cms", "."].flatMap((folder) => [
    {
      name: `vulnerabilities of ${folder === "." ? "the tools" : folder}`,
      command: ["npm", "audit", "--audit-level=high", ...(folder === "." ? [] : ["--omit=dev"])],
      folder,
    },
    {
      name: `SBOM of ${folder === "." ? "the tools" : folder}`,
      command: ["npm", "sbom", "--sbom-format=cyclonedx", "--package-lock-only"],
      folder,
      into: `${folder === "." ? "tools" : folder}.cdx.json`,
    },
  ]),
  { name: "vulnerabilities of the bff", command: ["go", "run", govulncheck, "./..."] },
  {
    name: "SBOM of the bff",
    command: ["go", "run", gomod, "app", "-json", "-main", "bff"],
    into: "bff.cdx.json",
  },
];

mkdirSync(sbom, { recursive: true });
let failed = 0;
for (const { name, command, folder = ".", into } of steps) {
  const [program, ...args] = command;
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: at(folder),
    encoding: "utf8",
    maxBuffer: 256 << 20,
  });
  const done = status === 0;
  console.log(`${done ? "✓" : "✗"} ${name}`);
  if (done && into) writeFileSync(`${sbom}/${into}`, stdout);
  if (!done) {
    failed += 1;
    console.log(`${into ? "" : stdout}${stderr}`.trim().split("\n").slice(-20).join("\n"));
  }
}
process.exitCode = failed === 0 ? 0 : 1;
