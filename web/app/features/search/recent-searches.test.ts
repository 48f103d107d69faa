import { expect, test } from "vitest";

import { clearSearches, noteSearch, recentSearches } from "./recent-searches";

function storage(first?: string) {
  const kept = new Map<string, string>(first ? [["peritus.recent-searches", first]] : []);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const labels = (kept: ReturnType<typeof storage>) => recentSearches(kept).map(({ label }) => label);

test("the last search comes first, each once, and the oldest are forgotten", () => {
  const kept = storage();
  for (const words of ["a", "b", "c", "a", "d", "e", "f", "g"])
    noteSearch({ label: words, query: `q=${words}` }, kept);
  expect(labels(kept)).toEqual(["g", "f", "e", "d", "a", "c"]);
  clearSearches(kept);
  expect(labels(kept)).toEqual([]);
});

test("searches without words and filters, and pasted texts, are left out", () => {
  const kept = storage();
  noteSearch({ label: "", query: "" }, kept);
  noteSearch({ label: "x".repeat(201), query: "q=x" }, kept);
  expect(labels(kept)).toEqual([]);
});

test.each(["no JSON", "{}", "[1, null, {}]", '[{"label":1,"query":"q"}]'])(
  "what isn't ours is ignored: %s",
  (text) => {
    expect(labels(storage(text))).toEqual([]);
  },
);

test("a browser that keeps nothing searches all the same", () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(() => noteSearch({ label: "a", query: "q=a" }, full)).not.toThrow();
});
