// Steps of a test run: each is shown as it goes, and all are summed up at the end.
import { spawn } from "node:child_process";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

import { at } from "./environment.mjs";
import { eachLine } from "./programs.mjs";

/** How the runners used here (go test, Vitest, node:test, Playwright) begin the line of a test that failed. */
const failedTest =
  /^\s*(?:--- FAIL:|FAIL\s|not ok \d|✖ |[✘✗×]\s|WARNING: DATA RACE|panic:|\S+ error TS\d)/;
const shownPerStep = 12;
/** A program that a test left behind may hold the output open: it does not hold up the run. */
const waitForOutputMs = 2_000;

/** Collects steps; a failed one does not keep the next from running. */
export class Suite {
  results = [];

  /** Where all of it is shown. */
  constructor({ out = process.stdout, err = process.stderr } = {}) {
    this.out = out;
    this.err = err;
  }

  /** Runs a command as a step. Its output is shown as it comes; the tests that it says have failed are named again in the summary. */
  async command(name, command, args, { folder = ".", env = {} } = {}) {
    const failures = [];
    return this.step(
      name,
      () =>
        new Promise((resolve, reject) => {
          const colour = this.out.isTTY ? { FORCE_COLOR: "1" } : {};
          const child = spawn(command, args, {
            cwd: at(folder),
            stdio: ["ignore", "pipe", "pipe"],
            env: { ...process.env, ...colour, ...env },
          });
          for (const [from, to] of [
            [child.stdout, this.out],
            [child.stderr, this.err],
          ]) {
            from.pipe(to, { end: false });
            eachLine(from, (line) => {
              const plain = stripVTControlCharacters(line);
              if (failedTest.test(plain)) failures.push(plain.trim().slice(0, 200));
            });
          }
          child.on("error", reject);
          child.on("exit", (code) => {
            const end = () =>
              code === 0
                ? resolve()
                : reject(new Error(`${path.basename(command)} ended with ${code}`));
            const late = setTimeout(() => {
              child.stdout.destroy();
              child.stderr.destroy();
            }, waitForOutputMs);
            child.on("close", () => {
              clearTimeout(late);
              end();
            });
          });
        }),
      failures,
    );
  }

  async step(name, work, failures = []) {
    this.out.write(`\n━━ ${name}\n`);
    const started = Date.now();
    const result = { name, ok: true, failures, seconds: 0 };
    this.results.push(result);
    try {
      await work();
    } catch (error) {
      this.err.write(`${name}: ${error.message}\n`);
      result.ok = false;
    }
    result.seconds = (Date.now() - started) / 1000;
  }

  /** Prints the summary and answers the exit code. */
  close() {
    const failed = this.results.filter((result) => !result.ok);
    const say = (line) => this.out.write(`${line}\n`);
    say("\n━━ Summary");
    for (const { name, ok, seconds, failures } of this.results) {
      say(`${ok ? "✓" : "✗"} ${name} (${seconds.toFixed(0)} s)`);
      if (ok) continue;
      const named = [...new Set(failures)];
      for (const line of named.slice(0, shownPerStep)) say(`    ${line}`);
      if (named.length > shownPerStep) say(`    and ${named.length - shownPerStep} more`);
    }
    say(`\nsteps: ${this.results.length - failed.length} passed, ${failed.length} failed`);
    return failed.length === 0 ? 0 : 1;
  }
}
