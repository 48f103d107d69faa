/** Where the programs under test are, as `tools/e2e.mjs` says. */
export const place = {
  /** Origin of the web. */
  origin: setting("E2E_ORIGIN"),
  bff: setting("E2E_BFF"),
  cms: setting("E2E_CMS"),
  /** Stops and starts programs. */
  control: setting("E2E_CONTROL"),
  chromium: setting("E2E_CHROMIUM"),
  /** Folder for whatever tests write. */
  output: setting("E2E_OUTPUT"),
};

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests with node tools/e2e.mjs`);
  return value;
}
