// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";

import { stepThrough } from "~/features/search/step-through";

let list: HTMLElement;
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  document.body.innerHTML =
    '<ol><li><a href="#a" data-result>a</a></li><li><a href="#b" data-result>b</a></li></ol>';
  list = document.querySelector("ol") as HTMLElement;
});

const press = (key: string, more: KeyboardEventInit = {}) => {
  stepThrough(list, new KeyboardEvent("keydown", { key, ...more }));
  return document.activeElement?.textContent;
};

describe("stepping through results", () => {
  it("goes down with j and up with k, and stops at the ends", () => {
    expect([press("j"), press("j"), press("j"), press("k"), press("k")]).toEqual([
      "a",
      "b",
      "b",
      "a",
      "a",
    ]);
  });

  it("begins at the last one with k", () => {
    expect(press("k")).toBe("b");
  });

  it("leaves other keys and modifiers alone", () => {
    press("j");
    expect([press("x"), press("j", { ctrlKey: true }), press("j", { metaKey: true })]).toEqual([
      "a",
      "a",
      "a",
    ]);
  });
});
