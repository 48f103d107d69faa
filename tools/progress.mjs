// Shows the progress of steps: one updating line on a terminal, and a line with the seconds
// of each finished step.

const frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const redrawMs = 120;
/** Without a terminal, a long step reports this often that it is still running. */
const heartbeatMs = 30_000;

export class Progress {
  running = new Map(); // name → {started, detail}
  frame = 0;

  constructor({ out = process.stdout, heartbeat = heartbeatMs } = {}) {
    this.out = out;
    this.heartbeat = heartbeat;
  }

  /** Runs a step. `work` gets a function that shows the step's current activity. */
  async step(name, work) {
    const step = { started: Date.now(), detail: "" };
    this.running.set(name, step);
    this.begin();
    try {
      const result = await work((detail) => (step.detail = detail.trim()));
      this.end(name, `✓ ${name.padEnd(34)} ${seconds(step.started)}`);
      return result;
    } catch (error) {
      this.end(name, `✗ ${name.padEnd(34)} ${seconds(step.started)}`);
      throw error;
    }
  }

  /** Prints a line above the updating line. */
  say(line) {
    this.out.write(`${this.out.isTTY && this.running.size > 0 ? "\r\x1b[K" : ""}${line}\n`);
    if (this.out.isTTY) this.draw();
  }

  begin() {
    this.timer ??= setInterval(
      () => this.draw(),
      this.out.isTTY ? redrawMs : this.heartbeat,
    ).unref();
    if (this.out.isTTY) this.draw();
  }

  end(name, line) {
    this.running.delete(name);
    if (this.running.size === 0) {
      clearInterval(this.timer);
      this.timer = undefined;
    }
    this.out.write(`${this.out.isTTY ? "\r\x1b[K" : ""}${line}\n`);
    if (this.out.isTTY) this.draw();
  }

  draw() {
    if (this.running.size === 0) return;
    const parts = [...this.running].map(
      ([name, { started, detail }]) =>
        `${name} ${seconds(started)}${detail ? ` (${detail.slice(0, 50)})` : ""}`,
    );
    const line = parts.join(" · ");
    if (!this.out.isTTY) {
      this.out.write(`… ${line}\n`);
      return;
    }
    const width = (this.out.columns ?? 80) - 3;
    this.out.write(`\r\x1b[K${frames[this.frame++ % frames.length]} ${line.slice(0, width)}`);
  }
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;
