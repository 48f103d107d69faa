// Writes app/lib/api.gen.ts from the BFF's OpenAPI document.
//   node scripts/generate-api-types.mjs <file or address> [--check]
// With --check nothing is written; the exit code is 1 when the file is not current.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

import openapi, { astToString } from "openapi-typescript";

const target = "app/lib/api.gen.ts";
const [source, check] = process.argv.slice(2);
if (!source) {
  console.error(
    "Expected the OpenAPI document: a file or an address, such as http://127.0.0.1:8080/api/openapi.json",
  );
  process.exit(2);
}

const document = /^https?:/.test(source) ? new URL(source) : pathToFileURL(source);
const header =
  "/**\n * Shapes of the BFF's HTTP API.\n * Generated from its OpenAPI document by `npm run gen`. Never edited by hand.\n */\n";
const content = header + astToString(await openapi(document, { alphabetize: true }));

if (check !== "--check") {
  writeFileSync(target, content);
} else if (readFileSync(target, "utf8") !== content) {
  console.error(
    `${target} is not what the OpenAPI document says. Run \`npm run gen -- ${source}\`.`,
  );
  process.exit(1);
}
