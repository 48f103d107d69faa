// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { standInForBrowser } from "../../../../test/browser-stand-ins";
import { Menu, MenuButton, menuHideDelay } from "./menu";

beforeEach(() => {
  standInForBrowser();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function account(onSettings = vi.fn()) {
  return (
    <Menu trigger={(props) => <button {...props}>Account</button>}>
      <MenuButton>Profile</MenuButton>
      <MenuButton aria-disabled="true">Statement</MenuButton>
      <MenuButton onClick={onSettings}>Settings</MenuButton>
      <MenuButton>Sign out</MenuButton>
    </Menu>
  );
}
function draw(onSettings = vi.fn()) {
  render(account(onSettings));
  return onSettings;
}
const trigger = () => screen.getByText("Account");
const focused = () => document.activeElement?.textContent;
const key = (name: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
const isOpen = () => trigger().getAttribute("aria-expanded") === "true";
/** A pointer event with a kind; jsdom has none of its own. */
function point(element: Element, kind: "pointerOver" | "pointerOut", pointerType: string) {
  const event = createEvent[kind](element, { bubbles: true });
  Object.defineProperty(event, "pointerType", { value: pointerType });
  fireEvent(element, event);
}

describe("Menu", () => {
  it("opens by arrow on the first item, by Up on the last", () => {
    draw();
    trigger().focus();
    key("ArrowDown");
    expect(isOpen()).toBe(true);
    expect(focused()).toBe("Profile");
    key("Escape");
    key("ArrowUp");
    expect(focused()).toBe("Sign out");
  });

  it("moves through the items that can be chosen, around both ends", () => {
    draw();
    trigger().focus();
    key("ArrowDown");
    key("ArrowDown");
    expect(focused()).toBe("Settings");
    key("End");
    expect(focused()).toBe("Sign out");
    key("ArrowDown");
    expect(focused()).toBe("Profile");
    key("ArrowUp");
    expect(focused()).toBe("Sign out");
    key("Home");
    expect(focused()).toBe("Profile");
  });

  it("finds items by their letters, anew after 700 ms", () => {
    draw();
    trigger().focus();
    key("ArrowDown");
    key("s");
    expect(focused()).toBe("Settings");
    key("i");
    expect(focused()).toBe("Sign out");
    vi.advanceTimersByTime(701);
    key("p");
    expect(focused()).toBe("Profile");
  });

  it("closes with Escape and gives the focus back", () => {
    draw();
    trigger().focus();
    key("ArrowDown");
    key("Escape");
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(trigger());
  });

  it("closes when an item is chosen", () => {
    const onSettings = draw();
    fireEvent.click(trigger());
    fireEvent.click(screen.getByText("Settings"));
    expect(onSettings).toHaveBeenCalledOnce();
    expect(isOpen()).toBe(false);
  });

  it("closes 400 ms after the mouse has left, unless it comes back", () => {
    draw();
    fireEvent.click(trigger(), { detail: 1 });
    expect(menuHideDelay).toBe(400);
    point(screen.getByRole("menu"), "pointerOut", "mouse");
    act(() => vi.advanceTimersByTime(399));
    point(screen.getByRole("menu"), "pointerOver", "mouse");
    act(() => vi.advanceTimersByTime(400));
    expect(isOpen()).toBe(true);
    point(screen.getByRole("menu"), "pointerOut", "mouse");
    act(() => vi.advanceTimersByTime(400));
    expect(isOpen()).toBe(false);
  });

  it("stays when a finger leaves", () => {
    draw();
    fireEvent.click(trigger(), { detail: 1 });
    point(screen.getByRole("menu"), "pointerOut", "touch");
    act(() => vi.advanceTimersByTime(1000));
    expect(isOpen()).toBe(true);
  });

  it("is named by its button, which says whether it is open", () => {
    draw();
    const menu = screen.getByRole("menu", { name: "Account" });
    expect(menu.getAttribute("popover")).toBe("auto");
    expect(trigger().getAttribute("aria-expanded")).toBe("false");
    expect(trigger().hasAttribute("popovertarget")).toBe(false);
  });

  it("opens without script through its button, and leaves it to the browser to say so", () => {
    const html = document.createElement("div");
    html.innerHTML = renderToString(account());
    expect(html.querySelector("button")?.getAttribute("popovertarget")).toBe(
      html.querySelector("[popover]")?.id,
    );
    expect(html.querySelector("button")?.hasAttribute("aria-expanded")).toBe(false);
  });
});
