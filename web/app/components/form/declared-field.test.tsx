// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { standInForBrowser } from "../../../test/browser-stand-ins";
import type { DeclaredField as Declaration, Kind } from "~/lib/form/declared-form";
import type { FieldErrors } from "~/lib/response-text";

import { DeclaredField } from "./declared-field";

beforeEach(standInForBrowser);
afterEach(cleanup);

const declare = (kind: Kind, more: Partial<Declaration> = {}): Declaration => ({
  name: "answer",
  label: "Your answer",
  kind,
  required: true,
  audience: "public",
  ...more,
});
const choices = [
  { value: "tax", label: "Tax" },
  { value: "energy", label: "Energy" },
];

/** One declaration of each kind: a new kind does not compile without one. */
const every: Record<Kind, Declaration> = {
  text: declare("text", { max: 80, autocomplete: "given-name" }),
  "long-text": declare("long-text", { max: 2000 }),
  choice: declare("choice", { choices }),
  choices: declare("choices", { choices, max: 6 }),
  number: declare("number", { min: 0, max: 80 }),
  year: declare("year", { min: 1940, max: 2100 }),
  date: declare("date"),
  "partial-date": declare("partial-date"),
  url: declare("url"),
  email: declare("email", { autocomplete: "email" }),
  phone: declare("phone", { max: 20, autocomplete: "tel" }),
  slug: declare("slug"),
  country: declare("country", { listed: choices, autocomplete: "country" }),
  state: declare("state", { listed: choices }),
  "time-zone": declare("time-zone", { listed: choices }),
  languages: declare("languages", { listed: choices, choices }),
  keywords: declare("keywords", { max: 20 }),
  flag: declare("flag"),
  consent: declare("consent", { value: "yes" }),
  password: declare("password", { autocomplete: "current-password" }),
  "new-password": declare("new-password"),
  code: declare("code"),
  photo: declare("photo", { accept: "image/*" }),
  file: declare("file", { accept: "application/pdf" }),
  records: declare("records", {
    row: "entry",
    max: 3,
    fields: [declare("text", { name: "part", label: "Part" })],
  }),
  upload: declare("upload", { accept: "application/pdf" }),
  money: declare("money", { min: 0, max: 1_000_000 }),
  "date-range": declare("date-range", { open_end: "I still work here" }),
  people: declare("people", { max: 100 }),
  organization: declare("organization", { max: 200 }),
  court: declare("court", { max: 200 }),
  docket: declare("docket", { max: 80 }),
  identifier: declare("identifier", { scheme: "doi" }),
};

describe("every kind", () => {
  it.each(Object.entries(every))("%s is labeled, and shows its error", (_, field) => {
    render(<DeclaredField field={field} problems={{ answer: ["Enter your answer."] }} />);
    expect(screen.getAllByText(/Your answer/).length).toBeGreaterThan(0);
    expect(screen.getByText("Enter your answer.")).toBeTruthy();
  });

  it.each(Object.entries(every))("%s sends its name without script", (_, field) => {
    expect(renderToString(<DeclaredField field={field} />)).toMatch(/name="answer/);
  });
});

it("gives the browser what the BFF declares", () => {
  render(<DeclaredField field={every.text} values={{ answer: ["Dana"] }} />);
  const input = screen.getByRole<HTMLInputElement>("textbox");
  expect(input.value).toBe("Dana");
  expect(input.maxLength).toBe(80);
  expect(input.required).toBe(true);
  expect(input.autocomplete).toBe("given-name");
});

it("types an email address, a web address, and a number on their own keyboards", () => {
  for (const [kind, mode] of [
    ["email", "email"],
    ["url", "url"],
    ["year", "numeric"],
  ] as const) {
    render(<DeclaredField field={every[kind]} />);
    expect(screen.getByRole("textbox").getAttribute("inputmode")).toBe(mode);
    cleanup();
  }
});

it("sends a hidden field without showing it", () => {
  const { container } = render(
    <DeclaredField field={declare("text", { hidden: true })} values={{ answer: ["token"] }} />,
  );
  expect(container.textContent).toBe("");
  expect(container.querySelector("input")?.value).toBe("token");
});

it("never puts a password back into the form", () => {
  const { container } = render(
    <DeclaredField field={every.password} values={{ answer: ["secret"] }} />,
  );
  expect(container.querySelector("input")?.value).toBe("");
});

it("narrows a choice to the value of the field it depends on", () => {
  const parent = declare("choice", { name: "category", label: "Category", choices });
  const child = declare("choice", {
    depends_on: "category",
    choices: [
      { value: "income", label: "Income", of: "tax" },
      { value: "grid", label: "Grid", of: "energy" },
    ],
  });
  const values = { category: ["tax"] };
  render(
    <>
      <DeclaredField field={parent} values={values} />
      <DeclaredField field={child} values={values} />
    </>,
  );
  expect(screen.queryByRole("option", { name: "Grid" })).toBeNull();
  fireEvent.change(screen.getByLabelText(/Category/), { target: { value: "energy" } });
  expect(screen.getByRole("option", { name: "Grid" })).toBeTruthy();
  expect(screen.queryByRole("option", { name: "Income" })).toBeNull();
});

it("adds and removes records, and shows the problem of a record at its field", () => {
  render(
    <DeclaredField
      field={every.records}
      values={{ "answer.0.part": ["first"], "answer.1.part": ["second"] }}
      problems={{ "answer.1.part": ["Too long."] }}
    />,
  );
  const inputs = () =>
    screen.getAllByRole<HTMLInputElement>("textbox").map(({ name, value }) => [name, value]);
  expect(inputs()).toEqual([
    ["answer.0.part", "first"],
    ["answer.1.part", "second"],
  ]);
  expect(screen.getByText("Too long.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Add an entry" }));
  expect(inputs()).toHaveLength(3);
  expect(screen.queryByRole("button", { name: "Add an entry" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Remove entry 1" }));
  expect(inputs()[0]).toEqual(["answer.0.part", "second"]);
});

describe("a new password", () => {
  const weak = { answer: ["This one is easy to guess."] };
  const ask = async () => ({ score: 4, word: "Very strong", problems: [] });
  const page = (problems: FieldErrors) => (
    <DeclaredField
      field={every["new-password"]}
      values={{}}
      problems={problems}
      askStrength={ask}
    />
  );
  const type = (text: string) =>
    fireEvent.change(screen.getByLabelText(/Your answer/), { target: { value: text } });

  it("has no meter beside its refusal, and one again once another is typed", async () => {
    const { rerender } = render(page({}));
    type("password1234");
    expect(await screen.findByText(/^Very strong/)).toBeTruthy();
    rerender(page(weak));
    expect(screen.queryByText(/^Very strong/)).toBeNull();
    type("seven quiet herons at dusk");
    expect(await screen.findByText(/^Very strong: 26 characters/)).toBeTruthy();
  });
});
