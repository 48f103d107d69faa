// Caddy from the Go module proxy: the edge of docker/Caddyfile without Docker.
import { existsSync } from "node:fs";

import { at } from "../environment.mjs";
import { run } from "../prepare.mjs";
import { start } from "../programs.mjs";

/** Builds Caddy once, which takes minutes, and returns its path. */
export async function caddyBinary() {
  const binary = at("var/tools/caddy");
  if (!existsSync(binary)) await run("go", ["build", "-o", binary, "."], "tools/caddy");
  return binary;
}

/** Starts Caddy with docker/Caddyfile and these settings. */
export function startCaddy(binary, settings, folder) {
  return start({
    name: "caddy",
    command: binary,
    args: ["run", "--config", at("docker/Caddyfile"), "--adapter", "caddyfile"],
    cwd: at("."),
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      ...settings,
    },
  });
}
