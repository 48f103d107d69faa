// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";

import { CodeInput } from "./code-input";

afterEach(cleanup);

const field = () => screen.getByRole("textbox", { name: "Six digits" }) as HTMLInputElement;

it("is one field that phones fill in by themselves, drawn as six boxes", () => {
  const { container } = render(<CodeInput label="Six digits" name="code" required />);
  expect([
    field().name,
    field().inputMode,
    field().autocomplete,
    field().type,
    field().required,
  ]).toEqual(["code", "numeric", "one-time-code", "text", true]);
  expect(container.querySelectorAll("[aria-hidden] > span")).toHaveLength(6);
});

it("is drawn and sent without script too", () => {
  const html = renderToString(<CodeInput label="Six digits" name="code" />);
  expect(html.match(/<span class="relative rounded-control/g)).toHaveLength(6);
  expect(html).toContain('name="code"');
  expect(html).not.toContain("disabled");
});

it("takes a pasted code with what people put between digits, and tells when it is whole", () => {
  const onComplete = vi.fn();
  render(<CodeInput label="Six digits" name="code" onComplete={onComplete} />);
  fireEvent.input(field(), { target: { value: " 730-2 18\n" } });
  expect(field().value).toBe("730218");
  expect(onComplete).toHaveBeenLastCalledWith(true);
  fireEvent.input(field(), { target: { value: "7302x" } });
  expect(field().value).toBe("7302");
  expect(onComplete).toHaveBeenLastCalledWith(false);
});

it("keeps a wrong code in sight, says so and takes the focus", () => {
  const { rerender } = render(<CodeInput label="Six digits" name="code" attempt="1" />);
  fireEvent.input(field(), { target: { value: "730218" } });
  rerender(<CodeInput label="Six digits" name="code" attempt="2" error="That code isn't right." />);
  expect([field().value, field().getAttribute("aria-invalid"), document.activeElement]).toEqual([
    "730218",
    "true",
    field(),
  ]);
  expect(
    document.getElementById(field().getAttribute("aria-describedby") ?? "")?.textContent,
  ).toContain("That code isn't right.");
});
