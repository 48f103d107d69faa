// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it } from "vitest";

import { standInForBrowser } from "../../../../test/browser-stand-ins";
import { LinePage } from "./line-page";
import type { LineResult } from "./lines.server";

beforeEach(standInForBrowser);
afterEach(cleanup);

const line = {
  code: "tx",
  name: "Texas",
  text: "Ruth’s line.",
  source: "Rule 192.3",
  url: "https://example.org/rule",
  checked_on: "",
  stale: true,
  version: 3,
  changed_at: "2026-12-01T12:00:00Z",
  changed_by: "Ruth Adeyemi",
};

const changes = [
  { ...line, action: "changed" as const },
  { ...line, version: 2, text: "Jana’s line.", action: "restored" as const },
  { ...line, version: 1, text: "Check the rules.", source: "", action: "added" as const },
];

const refusal: LineResult = {
  status: "refused",
  form: "save",
  title: null,
  message: "Ruth Adeyemi changed this line after you opened it.",
  errors: {},
  values: { text: ["My line."], source: ["My rule"], url: [""], checked_on: [""], version: ["2"] },
  code: null,
  attempt: "a",
  theirs: {
    version: 3,
    text: "Ruth’s line.",
    source: "Rule 192.3",
    url: "https://rules.test/192",
    checked_on: "",
  },
};

function show(result?: LineResult) {
  const element = <LinePage line={line} changes={changes} result={result} />;
  const router = createMemoryRouter([{ path: "*", element }]);
  render(<RouterProvider future={{ v7_startTransition: true }} router={router} />);
}

const form = () => screen.getByRole("form", { name: "The line" });
const box = () => screen.getByLabelText<HTMLTextAreaElement>(/What the line says/);
const version = () =>
  within(form())
    .getByRole("button", { name: /^Save/ })
    .closest("form")
    ?.querySelector<HTMLInputElement>("input[name=version]")?.value;
const preview = () => screen.getByRole("region", { name: "Preview" }).textContent;

it("shows what the line says, and previews what is typed", () => {
  show();
  expect(box().value).toBe("Ruth’s line.");
  expect(version()).toBe("3");
  expect(preview()).toContain("Ruth’s line.");
  fireEvent.input(box(), { target: { value: "Drafts are protected." } });
  expect(preview()).toContain("Drafts are protected.");
});

it("shows both lines to the second of two editors, and saves over the one they saw", () => {
  show(refusal);
  expect(box().value).toBe("My line.");
  expect(preview()).toContain("My line.");
  const theirs = screen.getByText("What it says now").parentElement?.textContent;
  for (const part of ["Ruth’s line.", "Rule 192.3", "https://rules.test/192"])
    expect(theirs).toContain(part);
  expect(screen.getByRole("button", { name: "Save mine" })).toBeTruthy();
  expect(version()).toBe("3");
  expect(screen.getByRole("link", { name: "Keep theirs" }).getAttribute("href")).toBe(
    "/admin/forum-lines/tx",
  );
});

it("undoes the last change by restoring the version before it", () => {
  show();
  const history = screen.getByRole("region", { name: "History" });
  const undo = within(history).getByRole("button", { name: "Undo the last change" });
  const sent = new FormData(undo.closest("form") ?? undefined);
  expect([sent.get("version"), sent.get("earlier")]).toEqual(["3", "2"]);
  expect(within(history).getByRole("button", { name: "Restore version 1" })).toBeTruthy();
  expect(within(history).getByText("No source")).toBeTruthy();
});
