// Skips work whose input files have not changed.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

import { at, top } from "./environment.mjs";

/** Generated folders, which are not build inputs. */
const made = new Set([
  "node_modules",
  "build",
  "dist",
  ".cache",
  ".strapi",
  ".tmp",
  "uploads",
  "test-results",
]);
/** Tests are not part of a build. */
const test = /\.(test|spec)\.\w+$/;

/** Does the work unless its product exists and its inputs are unchanged since it last succeeded. */
export async function unlessUnchanged(name, inputs, product, work) {
  const stamp = at("var/stamps", name);
  const now = fingerprint(inputs);
  if (existsSync(at(product)) && existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
  await work();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

/** Returns a digest of the files' content. It ignores their times, which are new in a fresh clone. */
export function fingerprint(inputs) {
  const hash = createHash("sha256");
  const add = (file) => {
    if (statSync(file).isDirectory()) {
      for (const entry of readdirSync(file).sort())
        if (!made.has(entry) && !test.test(entry)) add(path.join(file, entry));
      return;
    }
    hash.update(path.relative(top, file)).update("\0").update(readFileSync(file)).update("\0");
  };
  for (const input of inputs) add(at(input));
  return hash.digest("hex");
}
