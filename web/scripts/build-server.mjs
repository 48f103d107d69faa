// Bundles server.ts and server/ into build/server.js and what it loads, beside what Remix has built.
import { cpSync } from "node:fs";

import { build } from "esbuild";

await build({
  entryPoints: ["server.ts"],
  outdir: "build",
  splitting: true,
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  packages: "external",
  sourcemap: true,
  logLevel: "warning",
});

cpSync("server/media/og/fonts", "build/fonts", { recursive: true });
