// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";

import type { FormResult } from "~/lib/form/form-result";

import { FormProblems } from "./form-problems";

const result = (more: Partial<FormResult>): FormResult => ({
  status: "invalid",
  form: "",
  title: null,
  message: null,
  errors: {},
  values: {},
  code: null,
  attempt: "1",
  ...more,
});

describe("the problems of a form", () => {
  afterEach(cleanup);

  it("link to their fields in the order of the form, with labels", () => {
    render(
      <FormProblems
        result={result({
          errors: { terms: ["You must agree."], email: ["Enter one."], name: ["Too long."] },
        })}
        labels={{ name: "Name", email: "Email", terms: "" }}
      />,
    );
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Name: Too long.",
      "Email: Enter one.",
      "You must agree.",
    ]);
    expect(screen.getByText("3 problems to fix")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("alert"));
  });

  it("show an error without a field as text", () => {
    render(<FormProblems result={result({ errors: { assertion: ["No passkey."] } })} />);
    expect(screen.getByRole("alert").textContent).toContain("No passkey.");
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("say what concerns the whole form as the heading, or below one of its own", () => {
    const { rerender } = render(
      <FormProblems result={result({ status: "refused", message: "Someone was faster." })} />,
    );
    expect(screen.getByRole("alert").textContent).toBe("Someone was faster.");
    rerender(<FormProblems result={result({ title: "Too many attempts", message: "Wait." })} />);
    expect(screen.getByRole("alert").textContent).toBe("Too many attemptsWait.");
  });

  it("take the focus again after the same problem", () => {
    const { rerender } = render(<FormProblems result={result({ message: "No." })} />);
    (document.activeElement as HTMLElement).blur();
    rerender(<FormProblems result={result({ message: "No.", attempt: "2" })} />);
    expect(document.activeElement).toBe(screen.getByRole("alert"));
  });

  it("are not shown before a submission or after a success", () => {
    const { rerender } = render(<FormProblems result={null} />);
    expect(screen.queryByRole("alert")).toBeNull();
    rerender(<FormProblems result={result({ status: "done", message: "Saved." })} />);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
