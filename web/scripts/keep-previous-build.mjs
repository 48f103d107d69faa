// Before a build: keeps the assets of the last one, which open tabs still ask for.
import { cpSync, existsSync, rmSync } from "node:fs";

if (existsSync("build/client/assets")) {
  rmSync("build/previous", { recursive: true, force: true });
  cpSync("build/client/assets", "build/previous/assets", { recursive: true, preserveTimestamps: true });
}
