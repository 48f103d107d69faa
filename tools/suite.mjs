// Runs the steps of a test run, shows each as it runs, and prints a summary at the end.
import { spawn } from "node:child_process";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

import { at } from "./environment.mjs";
import { eachLine } from "./programs.mjs";
import { summaryLines } from "./report/summary.mjs";

/** The number of output lines kept, for a step that dies without naming a test. */
const kept = 40;
/** How long to wait for output that a leftover program of a test keeps open. */
const waitForOutputMs = 2_000;

/** Collects steps. The next step runs even if one fails. */
export class Suite {
  results = [];
  started = Date.now();

  constructor({ out = process.stdout } = {}) {
    this.out = out;
  }

  /**
   * Runs a command as a step. A `report` (see report/) reads its lines, selects the lines to
   * show, and lists its tests at the end.
   */
  command(name, command, args, { folder = ".", env = {}, report } = {}) {
    return this.step(name, async (say, result) => {
      const show = (line) => {
        result.tail.push(stripVTControlCharacters(line));
        if (result.tail.length > kept) result.tail.shift();
        const shown = report ? report.line(line) : line;
        if (shown !== undefined) say(shown);
      };
      const code = await finish({ command, args, folder, env: { ...this.colors(), ...env }, show });
      const problem = code === 0 ? undefined : `${path.basename(command)} exited with ${code}`;
      try {
        result.report = report?.end();
      } catch (error) {
        throw new Error(problem ?? `no report: ${error.message}`); // a run that died wrote no report
      }
      if (problem) throw new Error(problem);
    });
  }

  /** Runs work as a step and passes it a function that shows a line. */
  async step(name, work) {
    const result = { name, ok: true, seconds: 0, tail: [] };
    this.results.push(result);
    const started = Date.now();
    this.out.write(`\n━━ ${name}\n`);
    try {
      await work((line) => this.out.write(`${line}\n`), result);
    } catch (error) {
      result.ok = false;
      result.problem = error.message;
      this.out.write(`${name}: ${error.message}\n`);
    }
    result.seconds = (Date.now() - started) / 1000;
    return result.ok;
  }

  colors() {
    return this.out.isTTY ? { FORCE_COLOR: "1" } : {};
  }

  /** Prints the summary and returns the exit code. */
  close() {
    this.out.write(
      `${summaryLines(this.results, (Date.now() - this.started) / 1000).join("\n")}\n`,
    );
    return this.results.every((result) => result.ok) ? 0 : 1;
  }
}

/** Runs a command, shows its lines, and resolves with its exit code. */
function finish({ command, args, folder, env, show }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: at(folder),
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    });
    eachLine(child.stdout, show);
    eachLine(child.stderr, show);
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      const late = setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, waitForOutputMs);
      child.on("close", () => {
        clearTimeout(late);
        resolve(code ?? signal);
      });
    });
  });
}
