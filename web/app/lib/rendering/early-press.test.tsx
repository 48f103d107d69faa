// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";

import { earlyPress } from "./early-press";

const pressed = vi.fn();

beforeEach(() => {
  pressed.mockReset();
  document.body.innerHTML = `<button type="button">Show</button><button type="button" popovertarget="menu">Menu</button><button>Send</button>`;
  new Function(earlyPress)();
});

const press = (at: number) => document.querySelectorAll("button")[at]!.click();
const listen = () => {
  for (const button of document.querySelectorAll("button"))
    button.addEventListener("click", pressed);
  dispatchEvent(new Event("listening"));
};
const wake = () => dispatchEvent(new Event("awake"));

it("a press before hydration is repeated once afterwards", () => {
  press(0);
  listen();
  wake();
  wake();
  expect(pressed).toHaveBeenCalledOnce();
});
it("a press that the page handled is not repeated", () => {
  listen();
  press(0);
  wake();
  expect(pressed).toHaveBeenCalledOnce();
});
it.each([
  ["opens a popover", 1],
  ["sends a form", 2],
])("a press that %s is the browser's own", (_, at) => {
  press(at);
  listen();
  wake();
  expect(pressed).not.toHaveBeenCalled();
});
it("a press on a removed element is not repeated", () => {
  press(0);
  listen();
  document.querySelector("button")!.remove();
  wake();
  expect(pressed).not.toHaveBeenCalled();
});
