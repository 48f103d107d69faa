// A template of a CMS that has started once. The first start writes the schema and the demo
// content, which is slow, so tests and stacks copy the template instead.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

import { at } from "./environment.mjs";
import { startProgram, temporaryEnvironment } from "./stack.mjs";
import { fingerprint } from "./stamp.mjs";

const inputs = ["cms/config", "cms/src", "cms/seed", "cms/package-lock.json"];
const kept = at("var/cms-template");

/** Returns the template's folder, with `cms.db` and `public`. Rebuilds it if the CMS, its content, or the date has changed. */
export async function cmsTemplate() {
  // Seeded articles are dated from the day of the first start.
  const stamp = `${new Date().toISOString().slice(0, 10)} ${fingerprint(inputs)}`;
  const stampFile = path.join(kept, "stamp");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return kept;
  mkdirSync(at("var"), { recursive: true });
  const folder = mkdtempSync(at("var/cms-template-"));
  try {
    await startOnce(await temporaryEnvironment(folder));
    writeFileSync(path.join(folder, "stamp"), stamp);
    rmSync(kept, { recursive: true, force: true });
    renameSync(folder, kept);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return kept;
}

/** Starts the CMS with these settings and stops it once it is up. */
export async function startOnce(env) {
  const { program, up } = startProgram("cms", { env, silenceMs: 10 * 60_000 });
  try {
    await up;
  } finally {
    await program.stop();
  }
}

/** Copies the template's database and files to the paths in a CMS's settings. */
export function copyTemplate(template, { CMS_DATABASE_URL, CMS_PUBLIC_DIR }) {
  const database = CMS_DATABASE_URL.replace(/^sqlite:/, "");
  mkdirSync(path.dirname(database), { recursive: true });
  cpSync(path.join(template, "cms.db"), database);
  cpSync(path.join(template, "public"), CMS_PUBLIC_DIR, { recursive: true });
}
