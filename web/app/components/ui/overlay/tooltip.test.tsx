// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { standInForBrowser } from "../../../../test/browser-stand-ins";
import { Tooltip } from "./tooltip";

beforeEach(() => {
  standInForBrowser();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const shown = () => screen.getByRole("tooltip").dataset.popoverOpen === "true";
function arrive(pointerType: string) {
  const button = screen.getByRole("button");
  const event = createEvent.pointerOver(button, { bubbles: true });
  Object.defineProperty(event, "pointerType", { value: pointerType });
  fireEvent(button, event);
}

describe("Tooltip", () => {
  beforeEach(() => {
    render(
      <Tooltip text="Where the words were found">
        <button type="button">Why</button>
      </Tooltip>,
    );
  });

  it("describes its part, shown or not", () => {
    const id = screen.getByRole("button").getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(id)?.textContent).toBe("Where the words were found");
  });

  it("shows 200 ms after the mouse arrives and hides with Escape", () => {
    arrive("mouse");
    act(() => vi.advanceTimersByTime(199));
    expect(shown()).toBe(false);
    act(() => vi.advanceTimersByTime(1));
    expect(shown()).toBe(true);
    fireEvent.keyDown(document, { key: "Escape" });
    expect(shown()).toBe(false);
  });

  it("does not show for a finger", () => {
    arrive("touch");
    act(() => vi.advanceTimersByTime(1000));
    expect(shown()).toBe(false);
  });
});
