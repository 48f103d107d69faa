// Reads which parts of a run to execute, such as ONLY=go,web.
import { parseArgs } from "node:util";

/** Returns the parts named by --only, or all of them. An unknown name ends the program. */
export function chosenParts(all, args = process.argv.slice(2)) {
  const { values } = parseArgs({ args, options: { only: { type: "string" } } });
  const chosen = values.only ? values.only.split(",") : all;
  const unknown = chosen.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new Error(`ONLY takes ${all.join(", ")}, not ${unknown.join(", ")}.`);
  return new Set(chosen);
}
