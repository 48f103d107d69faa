// make seed: demo accounts and experts in the database of .env.
import { parseArgs } from "node:util";

import { loadEnvironment } from "./environment.mjs";
import { buildBff } from "./prepare.mjs";
import { seed } from "./stack.mjs";

const { values } = parseArgs({ options: { experts: { type: "string", default: "60" } } });
seed(loadEnvironment(), buildBff(), Number(values.experts));
console.log(`The demo accounts and ${values.experts} experts are there.`);
