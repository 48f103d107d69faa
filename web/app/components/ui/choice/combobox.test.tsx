// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { standInForBrowser } from "../../../../test/browser-stand-ins";
import { Combobox, type ComboboxOption, type ComboboxProps } from "./combobox";

beforeEach(standInForBrowser);
afterEach(cleanup);

const options: ComboboxOption[] = [
  { id: "1", label: "Structural engineering", group: "Areas" },
  { id: "2", label: "Temporary structures", group: "Areas" },
  { id: "3", label: "Halloran Structures", group: "Organizations" },
];

function draw(props: Partial<ComboboxProps<ComboboxOption>> = {}) {
  return render(<Combobox label="Area" name="area" options={options} {...props} />);
}
const field = () => screen.getByRole<HTMLInputElement>("combobox");
const press = (key: string, more: object = {}) => fireEvent.keyDown(field(), { key, ...more });
const marked = () => {
  const id = field().getAttribute("aria-activedescendant");
  return id ? document.getElementById(id)?.textContent : null;
};
const isOpen = () => field().getAttribute("aria-expanded") === "true";

describe("Combobox", () => {
  it("opens on typing without a selection and notifies the parent", () => {
    const onQuery = vi.fn();
    draw({ onQuery });
    expect(isOpen()).toBe(false);
    fireEvent.change(field(), { target: { value: "struc" } });
    expect(isOpen()).toBe(true);
    expect(marked()).toBeNull();
    expect(onQuery).toHaveBeenCalledWith("struc");
    expect(screen.getByRole("status").textContent).toBe("3 suggestions");
  });

  it("moves down and up, around both ends", () => {
    draw();
    press("ArrowDown");
    expect(marked()).toBe("Structural engineering");
    press("ArrowDown");
    press("ArrowDown");
    expect(marked()).toBe("Halloran Structures");
    press("ArrowDown");
    expect(marked()).toBe("Structural engineering");
    press("ArrowUp");
    expect(marked()).toBe("Halloran Structures");
    expect(screen.getByRole("option", { selected: true }).textContent).toBe("Halloran Structures");
  });

  it("opens at the end with Up", () => {
    draw();
    press("ArrowUp");
    expect(marked()).toBe("Halloran Structures");
  });

  it("takes the marked option with Enter and closes", () => {
    const onChoose = vi.fn();
    draw({ onChoose });
    press("ArrowDown");
    expect(press("Enter")).toBe(false);
    expect(onChoose).toHaveBeenCalledWith(options[0]);
    expect(field().value).toBe("Structural engineering");
    expect(isOpen()).toBe(false);
  });

  it("lets Enter send the form while nothing is marked", () => {
    draw();
    fireEvent.change(field(), { target: { value: "crane" } });
    expect(press("Enter")).toBe(true);
    expect(field().value).toBe("crane");
    expect(isOpen()).toBe(false);
  });

  it("closes with Escape and then empties", () => {
    draw();
    fireEvent.change(field(), { target: { value: "crane" } });
    press("Escape");
    expect(isOpen()).toBe(false);
    expect(field().value).toBe("crane");
    press("Escape");
    expect(field().value).toBe("");
  });

  it("opens and closes with Alt and an arrow without marking", () => {
    draw();
    press("ArrowDown", { altKey: true });
    expect(isOpen()).toBe(true);
    expect(marked()).toBeNull();
    press("ArrowUp", { altKey: true });
    expect(isOpen()).toBe(false);
  });

  it("leaves the keys to an input method that composes", () => {
    draw();
    press("ArrowDown");
    const enter = createEvent.keyDown(field(), { key: "Enter", isComposing: true });
    fireEvent(field(), enter);
    expect(enter.defaultPrevented).toBe(false);
    expect(field().value).toBe("");
  });

  it("takes an option by the pointer without losing the focus", () => {
    draw();
    field().focus();
    press("ArrowDown");
    const option = screen.getByRole("option", { name: "Temporary structures" });
    expect(fireEvent.mouseDown(option)).toBe(false);
    fireEvent.click(option);
    expect(field().value).toBe("Temporary structures");
    expect(document.activeElement).toBe(field());
  });

  it("drops the mark when other suggestions arrive", () => {
    const { rerender } = draw();
    press("ArrowDown");
    rerender(<Combobox label="Area" name="area" options={options.slice(1)} />);
    expect(isOpen()).toBe(true);
    expect(marked()).toBeNull();
  });

  it("says when there is nothing, and names its groups", () => {
    const { rerender } = draw({ emptyText: "Nothing is called so." });
    press("ArrowDown");
    expect(screen.getByRole("group", { name: "Areas" })).toBeTruthy();
    fireEvent.change(field(), { target: { value: "zzz" } });
    rerender(<Combobox label="Area" name="area" options={[]} emptyText="Nothing is called so." />);
    expect(screen.getByRole("status").textContent).toBe("Nothing is called so.");
  });

  it("follows the address when it changes from outside", () => {
    const { rerender } = draw({ defaultValue: "crane" });
    rerender(<Combobox label="Area" name="area" options={options} defaultValue="rigging" />);
    expect(field().value).toBe("rigging");
  });
});
