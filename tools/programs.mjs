// Starts and stops programs, reads their output, and waits until they are healthy.
import { spawn } from "node:child_process";
import net from "node:net";
import { setTimeout as pause } from "node:timers/promises";

// All started programs end with this process, however it ends.
const running = new Set();
process.on("exit", () => {
  for (const pid of running) signal(pid, "SIGKILL");
});
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(name, () => {
    if (process.listenerCount(name) === 0) process.exit(130);
  });
}

/** Calls `onLine` for each line of a stream, including an unterminated last line. */
export function eachLine(stream, onLine) {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop();
    lines.forEach((line) => onLine(line));
  });
  stream.on("end", () => rest && onLine(rest));
}

/**
 * Starts a program in its own process group. `onLine` gets each line of its output. `ended`
 * resolves with the exit code. `stop` terminates it, and kills it after a grace period.
 * `signal` sends the group a signal such as SIGSTOP.
 */
export function start({ name, command, args = [], cwd, env, onLine }) {
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const tail = [];
  let spokeAt = Date.now();
  for (const stream of [child.stdout, child.stderr]) {
    eachLine(stream, (line) => {
      spokeAt = Date.now();
      tail.push(line);
      if (tail.length > 40) tail.shift();
      onLine?.(line);
    });
  }
  const ended = new Promise((resolve) => {
    child.on("error", (error) => {
      tail.push(String(error));
      resolve(-1);
    });
    child.on("close", (code, signal) => resolve(code ?? signal));
  });
  let over = false;
  if (child.pid) running.add(child.pid);
  ended.then(() => {
    over = true;
    running.delete(child.pid);
  });
  return {
    name,
    pid: child.pid,
    tail,
    ended,
    get over() {
      return over;
    },
    /** The time of its last output. */
    get spokeAt() {
      return spokeAt;
    },
    signal(name) {
      if (!over) signal(child.pid, name);
    },
    async stop(graceMs = 12_000) {
      if (over) return;
      signal(child.pid, "SIGTERM");
      signal(child.pid, "SIGCONT"); // a paused program doesn't receive SIGTERM
      await Promise.race([ended, pause(graceMs, undefined, { ref: false })]);
      signal(child.pid, "SIGKILL"); // also ends the rest of its group
      await ended;
    },
  };
}

function signal(pid, name) {
  try {
    process.kill(-pid, name);
  } catch (error) {
    if (error.code !== "ESRCH") throw error; // ESRCH: it has already ended
  }
}

/**
 * Waits until a URL returns 200 or the program ends. It gives up only after `withinMs` without
 * output from this program and `others`, because a program that prints is still working.
 */
export async function healthy(program, url, { withinMs = 120_000, others = [] } = {}) {
  const started = Date.now();
  const lastSign = () => Math.max(started, ...[program, ...others].map(({ spokeAt }) => spokeAt));
  while (Date.now() < lastSign() + withinMs) {
    if (program.over)
      throw new Error(`${program.name} has ended:\n${program.tail.slice(-20).join("\n")}`);
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
      await response.arrayBuffer();
      if (response.ok) return;
    } catch {
      // not up yet: try again until the deadline
    }
    await pause(150);
  }
  throw new Error(
    `${program.name} does not respond at ${url}:\n${program.tail.slice(-20).join("\n")}`,
  );
}

/** Returns distinct ports that are free now. */
export async function freePorts(count) {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise((resolve, reject) => {
          const server = net.createServer();
          server.on("error", reject);
          server.listen(0, "127.0.0.1", () => resolve(server));
        }),
    ),
  );
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Reports whether a local port is free. */
export function portIsFree(host, port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.on("error", () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
