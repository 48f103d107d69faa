// Writes what the web takes from the BFF's OpenAPI document: the types of its API to
// app/lib/api.gen.ts, the forms that it declares to app/lib/form/declared, and the filters of the
// search of experts to app/lib/search-filters.gen.ts.
//   node scripts/generate-api-types.mjs <file or address> [--check]
// With --check nothing is written; the exit code is 1 when a file is not current.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

import openapi, { astToString } from "openapi-typescript";

import { formModules } from "./form-modules.mjs";

const [source, check] = process.argv.slice(2);
if (!source) {
  console.error(
    "Expected the OpenAPI document: a file or an address, such as http://127.0.0.1:8080/api/openapi.json",
  );
  process.exit(2);
}

const address = /^https?:/.test(source) ? new URL(source) : pathToFileURL(source);
const document = /^https?:/.test(source)
  ? await (await fetch(address)).json()
  : JSON.parse(readFileSync(address, "utf8"));

const header =
  "/**\n * Shapes of the BFF's HTTP API.\n * Generated from its OpenAPI document by `npm run gen`. Never edited by hand.\n */\n";
const wanted = new Map([
  ["app/lib/api.gen.ts", header + astToString(await openapi(address, { alphabetize: true }))],
]);
for (const [name, text] of formModules(document["x-forms"], document["x-sections"]))
  wanted.set(`app/lib/form/declared/${name}`, text);

const aboutWords = ["plain", "skip"]; // lists of parts of q
const filters = document.paths["/api/experts"].get.parameters
  .filter(({ name, schema }) => schema.type === "array" && !aboutWords.includes(name))
  .map((parameter) => `  ${JSON.stringify(parameter.name)},\n`);
wanted.set(
  "app/lib/search-filters.gen.ts",
  `/**
 * Filters of the search of experts that take several values, by the name of their parameter.
 * Generated from the BFF's OpenAPI document by \`npm run gen\`. Never edited by hand.
 */
export const filterNames = [\n${filters.sort().join("")}] as const;
`,
);

const gone = readdirSync("app/lib/form/declared")
  .filter((name) => /\.gen(\.server)?\.ts$/.test(name))
  .map((name) => `app/lib/form/declared/${name}`)
  .filter((file) => !wanted.has(file));

if (check !== "--check") {
  for (const [file, text] of wanted) writeFileSync(file, text);
  for (const file of gone) rmSync(file);
} else {
  const stale = [...wanted].filter(([file, text]) => read(file) !== text).map(([file]) => file);
  if (stale.length + gone.length > 0) {
    console.error(
      `Not what the OpenAPI document says: ${[...stale, ...gone].join(", ")}. Run \`make gen\`.`,
    );
    process.exit(1);
  }
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch (problem) {
    if (problem.code === "ENOENT") return null;
    throw problem;
  }
}
