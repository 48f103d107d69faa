import { expect, test, vi } from "vitest";

import { createContentMemory } from "./content-memory";

test("what is published is read once for each version", async () => {
  let version: string | null = "1";
  const published = createContentMemory(() => version);
  const read = vi.fn(() => Promise.resolve(`site of ${version}`));
  expect([
    await published("site", read),
    await published("site", read),
    read.mock.calls.length,
  ]).toEqual(["site of 1", "site of 1", 1]);
  expect(await published("categories", () => Promise.resolve(5))).toBe(5);
  version = "2";
  expect([
    await published("site", read),
    await published("site", read),
    read.mock.calls.length,
  ]).toEqual(["site of 2", "site of 2", 2]);
});

test("nothing is kept while a change is spreading, nor what was read across one", async () => {
  let version: string | null = null;
  const published = createContentMemory(() => version);
  const read = vi.fn(() => Promise.resolve("new"));
  await published("site", read);
  await published("site", read);
  expect(read).toHaveBeenCalledTimes(2);

  version = "1";
  const old = await published("site", () => {
    version = "2";
    return Promise.resolve("old");
  });
  expect(old).toBe("old");
  expect(await published("site", read)).toBe("new");
});

test("a failed reading is tried again", async () => {
  const published = createContentMemory(() => "1");
  await expect(published("site", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await published("site", () => Promise.resolve("site"))).toBe("site");
});
