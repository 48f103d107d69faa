import { expect, it } from "vitest";

import { createTurns, TooMany } from "./turns";

const limits = { atOnce: 1, waiting: 4, waitingEach: 3 };

/** Creates tasks that the test ends. `order` lists them in the order in which they started. */
function tasks() {
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const task = (name: string) => () => {
    order.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const finishAll = async (all: Promise<void>[]) => {
    const done = Promise.all(all);
    for (let at = 0; at < all.length; at += 1) {
      await expect.poll(() => ends.length).toBeGreaterThan(at);
      ends[at]?.();
    }
    await done;
  };
  return { order, task, finishAll };
}

it("takes waiting tasks from each address in turn", async () => {
  const { order, task, finishAll } = tasks();
  const inTurn = createTurns(limits);
  await finishAll([
    inTurn("a", task("a1")),
    inTurn("a", task("a2")),
    inTurn("a", task("a3")),
    inTurn("b", task("b1")),
  ]);
  expect(order).toEqual(["a1", "a2", "b1", "a3"]);
});

it("refuses an address with too many tasks but accepts another address", async () => {
  const { task, finishAll } = tasks();
  const inTurn = createTurns(limits);
  const taken = ["a1", "a2", "a3", "a4"].map((name) => inTurn("a", task(name)));
  await expect(inTurn("a", task("a5"))).rejects.toThrow(TooMany);
  taken.push(inTurn("b", task("b1")));
  await expect(inTurn("c", task("c1"))).rejects.toThrow(TooMany); // four wait
  await finishAll(taken);
});

it("starts the next task after a task fails", async () => {
  const inTurn = createTurns(limits);
  await expect(inTurn("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(inTurn("a", () => Promise.resolve("done"))).resolves.toBe("done");
});
