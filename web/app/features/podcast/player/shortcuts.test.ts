// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";

import { nextSpeed } from "./preferences";
import { seekByKey } from "./seek-keys";
import { commandOf } from "./shortcuts";

const key = (name: string, more: Partial<KeyboardEvent> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  target: document.body,
  ...more,
});
const element = (html: string) => {
  document.body.innerHTML = html;
  return document.body.querySelector<HTMLElement>("[data-here]");
};
afterEach(() => document.body.replaceChildren());

test.each([
  [" ", { do: "toggle" }],
  ["k", { do: "toggle" }],
  ["K", { do: "toggle" }],
  ["j", { do: "skip", by: -15 }],
  ["l", { do: "skip", by: 30 }],
  ["ArrowLeft", { do: "skip", by: -5 }],
  ["ArrowRight", { do: "skip", by: 5 }],
  ["<", { do: "speed", step: -1 }],
  [">", { do: "speed", step: 1 }],
  ["m", { do: "mute" }],
  ["x", null],
  ["ArrowDown", null],
])("on an episode's page %s is a command", (name, command) => {
  expect(commandOf(key(name), true)).toEqual(command);
});

test("on other pages space and arrows stay the page's", () => {
  expect([" ", "ArrowLeft", "ArrowRight"].map((name) => commandOf(key(name), false))).toEqual([
    null,
    null,
    null,
  ]);
  expect(commandOf(key("k"), false)).toEqual({ do: "toggle" });
});

test("keys are ignored while typing, with a modifier, or if already handled", () => {
  for (const html of [
    "<input data-here>",
    "<textarea data-here></textarea>",
    "<select data-here></select>",
    "<dialog open><p data-here></p></dialog>",
  ]) {
    expect(commandOf(key("k", { target: element(html) }), true)).toBeNull();
  }
  for (const more of [
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])
    expect(commandOf(key("k", more), true)).toBeNull();
});

test("space presses the button that has the focus, and arrows move the slider, instead of the player", () => {
  for (const html of [
    "<button data-here></button>",
    "<a href='/' data-here></a>",
    "<div role=slider tabindex=0 data-here></div>",
    "<details><summary data-here></summary></details>",
    "<div tabindex=0 data-here></div>",
  ]) {
    expect(
      [" ", "ArrowLeft"].map((name) => commandOf(key(name, { target: element(html) }), true)),
    ).toEqual([null, null]);
    expect(commandOf(key("k", { target: element(html) }), true)).toEqual({ do: "toggle" });
  }
});

test("a slider goes by 5 seconds, 30 seconds, and to its ends, never beyond", () => {
  expect(
    [
      "ArrowRight",
      "ArrowUp",
      "ArrowLeft",
      "ArrowDown",
      "PageUp",
      "PageDown",
      "Home",
      "End",
      "a",
    ].map((name) => seekByKey(name, 40, 60)),
  ).toEqual([45, 45, 35, 35, 60, 10, 0, 60, null]);
  expect([seekByKey("ArrowLeft", 2, 60), seekByKey("ArrowRight", 58, 60)]).toEqual([0, 60]);
});

test("speeds go step by step and stop at the ends", () => {
  expect([nextSpeed(1, 1), nextSpeed(1, -1), nextSpeed(2, 1), nextSpeed(0.75, -1)]).toEqual([
    1.2, 0.75, 2, 0.75,
  ]);
});
