// make seed: adds demo accounts and experts to the database in .env.
import { parseArgs } from "node:util";

import { loadEnvironment } from "./environment.mjs";
import { buildBff } from "./prepare.mjs";
import { seed } from "./stack.mjs";

const { values } = parseArgs({ options: { experts: { type: "string", default: "60" } } });
await seed(loadEnvironment(), await buildBff(), Number(values.experts));
console.log(`The database has the demo accounts and ${values.experts} experts.`);
