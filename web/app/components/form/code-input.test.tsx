// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { FormEvent, ReactNode } from "react";
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

/** Counts how often the form around a code is sent, and by which button. */
function inForm(props: Partial<Parameters<typeof CodeInput>[0]> = {}, more?: ReactNode) {
  const onSubmit = vi.fn((event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    return (event.nativeEvent as SubmitEvent).submitter?.textContent;
  });
  const form = (
    <form onSubmit={onSubmit} noValidate>
      <CodeInput label="Six digits" name="code" required {...props} />
      {more}
      <button type="submit">Confirm</button>
      <button type="submit">Send a new code</button>
    </form>
  );
  return { onSubmit, ...render(form) };
}

const type = (value: string) => fireEvent.input(field(), { target: { value } });

it("takes a pasted code with what people put between digits, and sends it once it is whole", () => {
  const { onSubmit } = inForm();
  type("7302x");
  expect([field().value, onSubmit.mock.calls.length]).toEqual(["7302", 0]);
  type(" 730-2 18\n");
  expect(field().value).toBe("730218");
  expect(onSubmit.mock.results.map(({ value }) => value as unknown)).toEqual(["Confirm"]);
  type("730218");
  type("7302189");
  expect(onSubmit, "the same code").toHaveBeenCalledTimes(1);
  type("73021");
  type("730218");
  expect(onSubmit, "typed once more").toHaveBeenCalledTimes(2);
});

it("waits for the button if another field is missing, or if the form can't be undone", () => {
  const missing = inForm({}, <input name="password" required />);
  type("730218");
  expect(missing.onSubmit).not.toHaveBeenCalled();
  cleanup();
  const final = inForm({ submits: false });
  type("730218");
  expect(final.onSubmit).not.toHaveBeenCalled();
});

it("has the focus on arrival where it is the next thing to do", () => {
  render(<CodeInput label="Six digits" name="code" arrives />);
  expect(document.activeElement).toBe(field());
  cleanup();
  render(<CodeInput label="Six digits" name="code" />);
  expect(document.activeElement).not.toBe(field());
  expect(renderToString(<CodeInput label="Six digits" name="code" arrives />)).toContain(
    "autofocus",
  );
});

it("clears a wrong code, says so, and keeps the focus", () => {
  const { rerender } = render(<CodeInput label="Six digits" name="code" attempt="1" />);
  type("730218");
  rerender(<CodeInput label="Six digits" name="code" attempt="2" error="That code isn't right." />);
  expect([field().value, field().getAttribute("aria-invalid"), document.activeElement]).toEqual([
    "",
    "true",
    field(),
  ]);
  expect(
    document.getElementById(field().getAttribute("aria-describedby") ?? "")?.textContent,
  ).toContain("That code isn't right.");
});

it("keeps a code that could not be checked, and sends the same one again after a wrong one", () => {
  const { onSubmit, rerender } = inForm({ attempt: "1" });
  type("730218");
  const again = (attempt: string, error?: string) =>
    rerender(
      <form onSubmit={onSubmit} noValidate>
        <CodeInput label="Six digits" name="code" required attempt={attempt} error={error} />
        <button type="submit">Confirm</button>
      </form>,
    );
  again("2");
  expect(field().value).toBe("730218");
  again("3", "That code isn't right.");
  type("730218");
  expect(onSubmit).toHaveBeenCalledTimes(2);
});
