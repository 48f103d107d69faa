import assert from "node:assert/strict";
import { test } from "node:test";

import { freePorts, healthy, portIsFree, start } from "./programs.mjs";

const node = (script) =>
  start({ name: "sample", command: process.execPath, args: ["-e", script], env: process.env });

test("an error reports a program that ends by itself, with its last output", async () => {
  const program = node("console.error('the reason'); process.exit(3)");
  await assert.rejects(
    healthy(program, "http://127.0.0.1:1/", { withinMs: 10_000 }),
    /has ended[^]*the reason/,
  );
  assert.equal(await program.ended, 3);
});

test("an error reports a program that cannot be started", async () => {
  const program = start({ name: "absent", command: "/no/such/program", env: process.env });
  assert.equal(await program.ended, -1);
});

test("stop ends a program and its child processes", async () => {
  const [port] = await freePorts(1);
  const child = `require("node:http").createServer((_, r) => r.end("ok")).listen(${port}, "127.0.0.1")`;
  const program = node(
    `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(child)}]); setInterval(() => {}, 1000)`,
  );
  await healthy(program, `http://127.0.0.1:${port}/`, { withinMs: 15_000 });
  await program.stop();
  while (!(await portIsFree("127.0.0.1", port))); // the kernel may free the port a little later
});

test("stop kills a program that ignores SIGTERM", async () => {
  const program = node(
    "process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000)",
  );
  await program.stop(300);
  assert.equal(program.over, true);
});

test("free ports differ", async () => {
  const ports = await freePorts(20);
  assert.equal(new Set(ports).size, 20);
});

test("started programs end with the tool, even if it is terminated from outside", async () => {
  const [port] = await freePorts(1);
  const server = `require("node:http").createServer((_, r) => r.end("ok")).listen(${port}, "127.0.0.1")`;
  const module = new URL("./programs.mjs", import.meta.url).href;
  const tool = node(
    `import(${JSON.stringify(module)}).then(({ start }) => { start({ name: "kept", command: process.execPath, args: ["-e", ${JSON.stringify(server)}], env: process.env }); setInterval(() => {}, 1000); })`,
  );
  await healthy(tool, `http://127.0.0.1:${port}/`, { withinMs: 15_000 });
  process.kill(tool.pid, "SIGTERM");
  assert.equal(await tool.ended, 130);
  while (!(await portIsFree("127.0.0.1", port)));
});

test("the start limit applies to silent programs, not to programs that keep printing", async () => {
  const [port] = await freePorts(1);
  const busy = node(
    `const t = setInterval(() => console.log("seeding"), 50); setTimeout(() => require("node:http").createServer((_, r) => r.end("ok")).listen(${port}, "127.0.0.1"), 3000)`,
  );
  await healthy(busy, `http://127.0.0.1:${port}/`, { withinMs: 1500 });
  await busy.stop();
  const silent = node("setInterval(() => {}, 1000)");
  await assert.rejects(
    healthy(silent, "http://127.0.0.1:1/", { withinMs: 300 }),
    /does not (answer|respond)/,
  );
  await silent.stop();
});
