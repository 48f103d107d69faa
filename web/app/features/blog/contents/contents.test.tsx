// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Contents } from "./contents";

type Tell = (
  entries: { target: Element; isIntersecting: boolean; boundingClientRect: { top: number } }[],
) => void;

let tell: Tell;
const headings = [
  { id: "a", text: "Debris", level: 2 },
  { id: "b", text: "Courts", level: 3 },
];

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(listener: Tell) {
        tell = listener;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function current() {
  return [...document.querySelectorAll("[aria-current=location]")].map((link) => link.textContent);
}

test("links to each heading and marks the one being read", () => {
  render(
    <>
      <Contents headings={headings} />
      <h2 id="a">Debris</h2>
      <h3 id="b">Courts</h3>
    </>,
  );
  expect(screen.getAllByRole("link", { name: "Courts" })[0]!.getAttribute("href")).toBe("#b");
  expect(current()).toEqual([]);
  act(() =>
    tell([
      {
        target: document.getElementById("b")!,
        isIntersecting: true,
        boundingClientRect: { top: 120 },
      },
      {
        target: document.getElementById("a")!,
        isIntersecting: false,
        boundingClientRect: { top: -300 },
      },
    ]),
  );
  expect(new Set(current())).toEqual(new Set(["Courts"]));
});

test("a text with one heading needs no contents", () => {
  const { container } = render(<Contents headings={headings.slice(0, 1)} />);
  expect(container.innerHTML).toBe("");
});
