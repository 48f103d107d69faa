// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

import { failureOf } from "./failure";
import { keepHeard, keepPosition, onPositions, readPositions, resumeAt } from "./positions";
import { keepPreferences, readPreferences } from "./preferences";

beforeEach(() => localStorage.clear());

test("an episode resumes where it stopped", () => {
  keepPosition("a", 522, 2476, 1000);
  expect(resumeAt("a")).toBe(522);
  expect(readPositions().a).toEqual({ at: 522, of: 2476, on: 1000, heard: false });
  expect(resumeAt("b")).toBe(0);
});

test("the first seconds and the last are no place to come back to", () => {
  keepPosition("a", 3, 2476);
  keepPosition("b", 2470, 2476);
  expect([resumeAt("a"), resumeAt("b")]).toEqual([0, 0]);
});

test("an episode that was heard begins anew, and stays heard when it is begun again", () => {
  keepPosition("a", 522, 2476);
  keepHeard("a", 2476);
  expect([resumeAt("a"), readPositions().a?.heard]).toEqual([0, true]);
  keepPosition("a", 60, 2476);
  expect([resumeAt("a"), readPositions().a?.heard]).toEqual([60, true]);
});

test("of many episodes the ones heard last are remembered", () => {
  for (let i = 0; i < 205; i += 1) keepPosition(`e${i}`, 100, 2000, i);
  expect(Object.keys(readPositions())).toHaveLength(200);
  expect([resumeAt("e4"), resumeAt("e5")]).toEqual([0, 100]);
});

test("ignores foreign data and unavailable storage", () => {
  for (const text of ["{", "null", "[]", '"x"', '{"a":{"at":"x"}}', '{"a":null}']) {
    localStorage.setItem("peritus.podcast.positions", text);
    expect([text, resumeAt("a")]).toEqual([text, 0]);
  }
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(() => keepPosition("a", 100, 2000)).not.toThrow();
});

test("subscribers hear about changes in this tab and in others", () => {
  const changes: string[] = [];
  const stop = onPositions(() => changes.push("changed"));
  keepPosition("a", 100, 2000);
  window.dispatchEvent(new StorageEvent("storage", { key: "peritus.podcast.positions" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "another" }));
  stop();
  keepPosition("a", 200, 2000);
  expect(changes).toHaveLength(2);
});

test("speed and volume are remembered; what cannot be chosen is not", () => {
  keepPreferences({ speed: 1.5, volume: 0.4 });
  expect(readPreferences()).toEqual({ speed: 1.5, volume: 0.4 });
  localStorage.setItem("peritus.podcast.sound", '{"speed":16,"volume":9}');
  expect(readPreferences()).toEqual({ speed: 1, volume: 1 });
});

test("a failure is named by what the browser and the site say of it", () => {
  expect([failureOf(2, false, null), failureOf(2, true, 200), failureOf(4, true, null)]).toEqual([
    "lost",
    "lost",
    "lost",
  ]);
  expect([
    failureOf(3, true, 200),
    failureOf(4, true, 404),
    failureOf(4, true, 503),
    failureOf(4, true, 200),
  ]).toEqual(["damaged", "gone", "away", "unsupported"]);
});
