/** Settings of the programs under test, from `tools/e2e.mjs`. */
export const place = {
  /** Origin of the web. */
  origin: setting("E2E_ORIGIN"),
  bff: setting("E2E_BFF"),
  cms: setting("E2E_CMS"),
  /** URL of the server that stops and starts programs. */
  control: setting("E2E_CONTROL"),
  chromium: setting("E2E_CHROMIUM"),
  /** Folder for the tests' output. */
  output: setting("E2E_OUTPUT"),
  /** File of Playwright's JSON report. */
  report: setting("E2E_REPORT"),
  /** Factor by which pages run slower. */
  slow: Number(process.env.E2E_SLOW ?? 1),
};

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests with node tools/e2e.mjs`);
  return value;
}
