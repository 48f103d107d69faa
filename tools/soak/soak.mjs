// make soak: what takes too long for every change.
//   node tools/soak/soak.mjs [--only go,cms,restarts,load]
import { goSoak } from "../go-tests.mjs";
import { chosenParts } from "../parts.mjs";
import { startServices } from "../services.mjs";
import { cmsSoak } from "./cms.mjs";
import { loadSoak } from "./load.mjs";
import { restartSoak } from "./restarts.mjs";
import { Suite } from "../suite.mjs";

/** Each part adds its steps to the suite; a new one is a new line here. */
const parts = {
  go: goSoak,
  cms: cmsSoak,
  restarts: restartSoak,
  load: loadSoak,
};

const only = chosenParts(Object.keys(parts));
const suite = new Suite();
const services = await startServices();
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => services.stop().then(() => process.exit(130)));
try {
  for (const [name, part] of Object.entries(parts))
    if (only.has(name)) await part(suite, services.env);
} finally {
  await services.stop();
}
process.exitCode = suite.close();
