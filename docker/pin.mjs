// Pins the images of docker compose: looks up the digest behind each tag, and writes it to
// .env. Needs Docker and the registries. Run it again to take updates.
//   node docker/pin.mjs
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

import { at } from "../tools/environment.mjs";

/** Image settings of the compose file, with their tags. */
export function imagesOf(compose) {
  const found = compose.matchAll(/\$\{([A-Z]+_IMAGE):-([^}]+)\}/g);
  return Object.fromEntries([...found].map(([, name, tag]) => [name, tag]));
}

/** The text of .env with each setting replaced or added. */
export function withSettings(env, settings) {
  const kept = env.split("\n").filter((line) => !(line.split("=")[0] in settings));
  const added = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  return `${kept.join("\n").trimEnd()}\n${added.join("\n")}\n`;
}

/** Asks Docker, for example for `redis:7.4-bookworm@sha256:…`. */
function pinned(tag) {
  const format = ["--format", "{{.Manifest.Digest}}"];
  const digest = execFileSync("docker", ["buildx", "imagetools", "inspect", tag, ...format], {
    encoding: "utf8",
  }).trim();
  if (!/^sha256:[0-9a-f]{64}$/.test(digest)) throw new Error(`${tag}: no digest, but ${digest}`);
  return `${tag}@${digest}`;
}

if (process.argv[1] === at("docker/pin.mjs")) {
  const images = imagesOf(readFileSync(at("docker-compose.yml"), "utf8"));
  const digests = Object.fromEntries(
    Object.entries(images).map(([name, tag]) => [name, pinned(tag)]),
  );
  writeFileSync(at(".env"), withSettings(readFileSync(at(".env"), "utf8"), digests), {
    mode: 0o600,
  });
  for (const [name, image] of Object.entries(digests)) console.log(`${name}=${image}`);
}
