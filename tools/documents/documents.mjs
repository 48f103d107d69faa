// Reads the documents and their citations for the tests in this folder.
import { readFileSync } from "node:fs";
import path from "node:path";
import { execFileSync } from "node:child_process";

import { at } from "../environment.mjs";

/** All files of the repository, tracked or new, as paths from the top. */
export const files = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"],
  { cwd: at("."), encoding: "utf8", maxBuffer: 64 << 20 },
)
  .split("\n")
  .filter(Boolean);

export const read = (file) => readFileSync(at(file), "utf8");

/** Markdown that describes the present. Decisions describe the past. */
export const documents = files.filter((file) => /^(docs\/.+|README|cms\/README)\.md$/.test(file));
export const present = documents.filter((file) => !file.startsWith("docs/decisions/"));

/** Returns a document without its fenced code blocks. */
export const prose = (file) => read(file).replace(/^```[^]*?^```/gm, "");

/** Returns the distinct `code spans` of a document. */
export const spans = (file) => [
  ...new Set([...prose(file).matchAll(/`([^`\n]+)`/g)].map(([, span]) => span)),
];

/** Returns the section of a document under a level-two heading. */
export function section(file, heading) {
  const found = read(file)
    .split(/^## /m)
    .find((part) => part.startsWith(`${heading}\n`));
  if (!found) throw new Error(`${file} has no section "${heading}"`);
  return found;
}

/** Reports whether a path from the top is a file or folder of the repository. * matches part of a name. */
export function exists(cited) {
  const wanted = cited.replace(/\/$/, "");
  if (wanted.includes("*")) {
    const pattern = new RegExp(`^${wanted.split("*").map(escape).join("[^/]*")}(/|$)`);
    return files.some((file) => pattern.test(file));
  }
  return files.some((file) => file === wanted || file.startsWith(`${wanted}/`));
}

/** Reports whether a file's path ends with a cited path, such as `app/experts.go`. */
export const endsSome = (cited) =>
  files.some((file) => file === cited || file.endsWith(`/${cited}`));

function escape(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

export const resolveFrom = (file, target) =>
  path.posix.normalize(path.posix.join(path.posix.dirname(file), target));
