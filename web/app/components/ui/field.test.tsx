// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { standInForBrowser } from "../../../test/browser-stand-ins";
import { ErrorSummary } from "./error-summary";
import { TextArea, TextInput } from "./field";
import { Select } from "./choice/select";

beforeEach(standInForBrowser);
afterEach(cleanup);

/** The words that describe a control, in the order in which they are read. */
function describedBy(control: HTMLElement): string[] {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `(no #${id})`);
}

describe("fields", () => {
  it("are named by their label and sent under their name", () => {
    render(<TextInput label="Docket number" name="docket" />);
    const control = screen.getByRole("textbox", { name: "Docket number" });
    expect(control.getAttribute("name")).toBe("docket");
    expect(control.hasAttribute("aria-describedby")).toBe(false);
    expect(control.hasAttribute("aria-invalid")).toBe(false);
  });

  it("are described by the hint and then by every error", () => {
    render(
      <TextInput
        label="Email"
        name="email"
        hint="Of your firm."
        error={["Enter a valid email.", "It is too long."]}
      />,
    );
    const control = screen.getByRole("textbox", { name: "Email" });
    expect(describedBy(control)).toEqual([
      "Of your firm.",
      "Enter a valid email.",
      "It is too long.",
    ]);
    expect(control.getAttribute("aria-invalid")).toBe("true");
  });

  it("say that they are right only while there is no error", () => {
    const { rerender } = render(
      <TextInput label="ORCID" name="orcid" success="The check digit fits." />,
    );
    expect(describedBy(screen.getByRole("textbox"))).toEqual(["The check digit fits."]);
    rerender(
      <TextInput
        label="ORCID"
        name="orcid"
        success="The check digit fits."
        error="It belongs to someone else."
      />,
    );
    expect(describedBy(screen.getByRole("textbox"))).toEqual(["It belongs to someone else."]);
  });

  it("wire long texts and selections in the same way", () => {
    render(
      <>
        <TextArea label="Question" name="question" error="Say more." />
        <Select
          label="Court"
          name="court"
          error="Choose a court."
          placeholder="Choose"
          options={[{ label: "Federal", options: [{ value: "sdny", label: "S.D.N.Y." }] }]}
        />
      </>,
    );
    expect(describedBy(screen.getByRole("textbox", { name: "Question" }))).toEqual(["Say more."]);
    expect(describedBy(screen.getByRole("combobox", { name: "Court" }))).toEqual([
      "Choose a court.",
    ]);
    expect(screen.getByRole("option", { name: "S.D.N.Y." })).toBeTruthy();
  });

  it("keep a hidden label for screen readers", () => {
    render(<TextInput label="Search" name="q" hideLabel required />);
    expect(screen.getByRole("textbox", { name: "Search" }).hasAttribute("required")).toBe(true);
  });
});

describe("ErrorSummary", () => {
  const errors = [{ field: "events[0].date", text: "Trial date: it is before the deposition" }];

  it("takes the focus when errors arrive, and again when they change", () => {
    const { rerender } = render(<ErrorSummary errors={[]} />);
    expect(screen.queryByRole("alert")).toBeNull();
    rerender(<ErrorSummary errors={errors} />);
    expect(document.activeElement).toBe(screen.getByRole("alert"));
    (document.activeElement as HTMLElement).blur();
    rerender(<ErrorSummary errors={[...errors]} />);
    expect(document.activeElement).toBe(document.body);
    rerender(<ErrorSummary errors={[...errors, { text: "Another one" }]} />);
    expect(document.activeElement).toBe(screen.getByRole("alert"));
    expect(screen.getByText("2 problems to fix")).toBeTruthy();
  });

  it("leads from each error to its field", () => {
    render(
      <>
        <ErrorSummary errors={errors} />
        <TextInput label="Trial date" name="events[0].date" />
      </>,
    );
    const link = screen.getByRole("link");
    const control = screen.getByRole("textbox");
    expect(link.getAttribute("href")).toBe(`#${control.id}`);
    fireEvent.click(link);
    expect(document.activeElement).toBe(control);
  });
});
