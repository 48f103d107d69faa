// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { afterEach, expect, it, vi } from "vitest";

import { useDocumentKeys } from "./use-document-keys";

afterEach(cleanup);

function Keys({ onKey }: { onKey: (event: KeyboardEvent) => void }) {
  useDocumentKeys(onKey);
  return null;
}

function PressedAtOnce() {
  useLayoutEffect(() => void fireEvent.keyDown(document, { key: "/" }), []);
  return null;
}

it("hears a key that is pressed as soon as the page is there", () => {
  const onKey = vi.fn();
  render(
    <>
      <Keys onKey={onKey} />
      <PressedAtOnce />
    </>,
  );
  expect(onKey).toHaveBeenCalledTimes(1);
});

it("calls the latest function, and none after it's gone", () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender, unmount } = render(<Keys onKey={first} />);
  rerender(<Keys onKey={second} />);
  fireEvent.keyDown(document, { key: "j" });
  unmount();
  fireEvent.keyDown(document, { key: "j" });
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

it.each(["ctrlKey", "metaKey", "altKey"])("leaves keys with %s to the browser", (modifier) => {
  const onKey = vi.fn();
  render(<Keys onKey={onKey} />);
  fireEvent.keyDown(document, { key: "/", [modifier]: true });
  expect(onKey).not.toHaveBeenCalled();
});
