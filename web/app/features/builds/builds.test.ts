import { describe, expect, it, vi } from "vitest";

import { latestBuildId } from "./new-version";
import { reloadOnce } from "./reload-once";

function tab() {
  const values = new Map<string, string>();
  const reload = vi.fn();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  return { reload, at: (now: number) => reloadOnce({ now, storage, reload }) };
}

describe("a part that cannot be loaded", () => {
  it("reloads the page at most once in ten seconds", () => {
    const { reload, at } = tab();
    expect([at(100_000), at(100_001), at(109_999), at(110_000)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

describe("the id of the latest build", () => {
  it("is what the server says", async () => {
    expect(await latestBuildId(() => Promise.resolve(Response.json({ id: "b2" })))).toBe("b2");
  });
  it("is unknown when the server cannot be asked", async () => {
    expect(await latestBuildId(() => Promise.reject(new TypeError("Failed to fetch")))).toBeNull();
    expect(
      await latestBuildId(() => Promise.resolve(new Response("", { status: 503 }))),
    ).toBeNull();
    expect(await latestBuildId(() => Promise.resolve(Response.json([])))).toBeNull();
  });
});
