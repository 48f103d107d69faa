import { readFileSync } from "node:fs";
import Module, { createRequire } from "node:module";

/**
 * The router flattens and ranks the whole table of routes, and compiles the
 * patterns of all it tries, for every single match; a page takes several. Its
 * tables never change, so both are kept here, in the copy that the server loads.
 */
const replacements: readonly (readonly [string, string])[] = [
  [
    "let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);",
    "let branches = keptBranches.get(routes);\n  if (!branches) {\n    branches = flattenRoutes(routes);\n    rankRouteBranches(branches);\n    keptBranches.set(routes, branches);\n  }",
  ],
  [
    "function compilePath(path, caseSensitive, end) {",
    [
      "const keptBranches = new WeakMap();",
      "const keptPatterns = new Map();",
      "function compilePath(path, caseSensitive, end) {",
      "  const key = `${caseSensitive} ${end} ${path}`;",
      "  let kept = keptPatterns.get(key);",
      "  if (!kept) keptPatterns.set(key, (kept = compilePathAnew(path, caseSensitive, end)));",
      "  return kept;",
      "}",
      "function compilePathAnew(path, caseSensitive, end) {",
    ].join("\n"),
  ],
];

/** The source with both caches in it, or null when it no longer reads as expected. */
export function withMatchCache(source: string): string | null {
  let result = source;
  for (const [before, after] of replacements) {
    const parts = result.split(before);
    if (parts.length !== 2) return null;
    result = parts.join(after);
  }
  return result;
}

interface LoadableModule extends NodeModule {
  _compile(source: string, file: string): void;
}

/**
 * Loads the router with the caches, before anything else loads it. Answers false
 * and changes nothing when the router is not the one that this was written for.
 */
export function loadRouterWithMatchCache(from: string): boolean {
  const require = createRequire(from);
  const file = require.resolve("@remix-run/router");
  const source = withMatchCache(readFileSync(file, "utf8"));
  if (source === null || require.cache[file]) return false;
  const router = new Module(file) as unknown as LoadableModule;
  router.filename = file;
  router.paths = require.resolve.paths(file) ?? [];
  require.cache[file] = router;
  router._compile(source, file);
  router.loaded = true;
  return true;
}
