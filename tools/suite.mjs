// Steps of a test run: each is shown as it goes, and all are summed up at the end.
import { spawn } from "node:child_process";
import path from "node:path";

import { at } from "./environment.mjs";

/** Collects steps; a failed one does not keep the next from running. */
export class Suite {
  results = [];

  /** Runs a command as a step. Its output is shown as it comes. */
  async command(name, command, args, { folder = ".", env = {} } = {}) {
    return this.step(name, () => new Promise((resolve, reject) => {
      const child = spawn(command, args, { cwd: at(folder), stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...env } });
      child.on("error", reject);
      child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(`${path.basename(command)} ended with ${code}`))));
    }));
  }

  async step(name, work) {
    console.log(`\n━━ ${name}`);
    const started = Date.now();
    try {
      await work();
      this.results.push({ name, ok: true, seconds: (Date.now() - started) / 1000 });
    } catch (error) {
      console.error(`${name}: ${error.message}`);
      this.results.push({ name, ok: false, seconds: (Date.now() - started) / 1000 });
    }
  }

  /** Prints the summary and answers the exit code. */
  close() {
    const failed = this.results.filter((result) => !result.ok);
    console.log("\n━━ Summary");
    for (const { name, ok, seconds } of this.results) console.log(`${ok ? "✓" : "✗"} ${name} (${seconds.toFixed(0)} s)`);
    console.log(`\nsteps: ${this.results.length - failed.length} passed, ${failed.length} failed`);
    return failed.length === 0 ? 0 : 1;
  }
}
