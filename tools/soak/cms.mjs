// Every test of the CMS that knows databases, on Postgres. `make test` runs those of publishing
// and of imports there, and all of them on SQLite.
import { prepare } from "../prepare.mjs";
import { tapReport } from "../report/tap.mjs";

/** Adds the tests of the CMS on Postgres to a suite. */
export async function cmsSoak(suite, env) {
  await prepare();
  return suite.command(
    "cms: node --test, on Postgres",
    "npm",
    ["run", "--silent", "soak:database"],
    {
      folder: "cms",
      env: { CMS_TEST_DATABASE_URL: env.PERITUS_TEST_POSTGRES },
      report: tapReport(),
    },
  );
}
