// Keeps the assets of the build before, which open tabs still ask for. Remix empties
// build/, so they are put aside before it runs (--aside) and back afterwards.
import { cpSync, existsSync, rmSync } from "node:fs";

const aside = ".cache/previous-assets";

if (process.argv.includes("--aside")) {
  rmSync(aside, { recursive: true, force: true });
  if (existsSync("build/client/assets"))
    cpSync("build/client/assets", aside, { recursive: true, preserveTimestamps: true });
} else if (existsSync(aside)) {
  cpSync(aside, "build/previous/assets", { recursive: true, preserveTimestamps: true });
}
