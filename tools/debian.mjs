// Finds installed programs and installs Debian packages.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** Returns the path of a program, or undefined. */
export function find(name) {
  for (const folder of (process.env.PATH ?? "").split(path.delimiter)) {
    const file = path.join(folder, name);
    if (existsSync(file)) return file;
  }
  return undefined;
}

/** Installs Debian packages if this user may; returns whether that worked. */
export function installWithApt(packages) {
  if (process.getuid?.() !== 0 || !find("apt-get")) return false;
  console.log(`Installing ${packages.join(", ")} with apt …`);
  const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update", "-q"], { ...options, stdio: "ignore" });
  return (
    spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packages], options)
      .status === 0
  );
}
