/** Where the programs under test run. `tools/e2e.mjs` sets these. */
export const place = {
  /** Origin of the web. */
  origin: setting("E2E_ORIGIN"),
  bff: setting("E2E_BFF"),
  cms: setting("E2E_CMS"),
  /** Stops and starts programs. */
  control: setting("E2E_CONTROL"),
  chromium: setting("E2E_CHROMIUM"),
  /** Folder for everything that tests write. */
  output: setting("E2E_OUTPUT"),
  /** File of Playwright's JSON report. */
  report: setting("E2E_REPORT"),
  /** How many times slower pages run. */
  slow: Number(process.env.E2E_SLOW ?? 1),
};

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests with node tools/e2e.mjs`);
  return value;
}
