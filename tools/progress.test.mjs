import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";

import { Progress } from "./progress.mjs";

/** Collects what is written, as a terminal or as a file. */
function output(isTTY) {
  const written = [];
  return { isTTY, columns: 60, write: (text) => written.push(text), text: () => written.join("") };
}

test("a finished step prints its name and seconds, and returns what its work returned", async () => {
  const out = output(false);
  assert.equal(await new Progress({ out }).step("Build", async () => 7), 7);
  assert.match(out.text(), /^✓ Build +0 s\n$/);
});

test("a failed step is marked and passes its error on", async () => {
  const out = output(false);
  const failing = new Progress({ out }).step("Build", async () => {
    throw new Error("no space left");
  });
  await assert.rejects(failing, /no space left/);
  assert.match(out.text(), /^✗ Build/);
});

test("a long step without a terminal reports now and then what it is doing", async () => {
  const out = output(false);
  await new Progress({ out, heartbeat: 20 }).step("Seed", async (tell) => {
    tell("cms: demo content written");
    await pause(70);
  });
  assert.match(out.text(), /… Seed 0 s \(cms: demo content written\)\n/);
});

test("a terminal shows steps that run together on one line no wider than the screen", async () => {
  const out = output(true);
  const progress = new Progress({ out });
  await Promise.all([
    progress.step("Build the BFF", () => pause(150)),
    progress.step("Install web packages", async (tell) => {
      tell("x".repeat(200));
      await pause(300);
    }),
  ]);
  assert.match(out.text(), /Build the BFF 0 s · Install web packages 0 s/);
  for (const line of out.text().split(/\r\x1b\[K|\n/)) assert.ok(line.length <= 60, line);
});
