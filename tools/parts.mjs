// ONLY=go,web: which parts of a run somebody wants.
import { parseArgs } from "node:util";

/** The parts named by --only, or all of them. A name that does not exist ends the program. */
export function chosenParts(all, args = process.argv.slice(2)) {
  const { values } = parseArgs({ args, options: { only: { type: "string" } } });
  const chosen = values.only ? values.only.split(",") : all;
  const unknown = chosen.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new Error(`ONLY takes ${all.join(", ")}, not ${unknown.join(", ")}.`);
  return new Set(chosen);
}
