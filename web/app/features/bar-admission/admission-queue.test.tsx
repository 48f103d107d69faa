// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";

import type { Schema } from "~/lib/api-types";
import type { FormResult } from "~/lib/form/form-result";

import { AdmissionQueue } from "./admission-queue";
import type { AdmissionStatus } from "./admission-status";

afterEach(cleanup);

const now = "2026-11-28T10:00:00Z";

const admission = (more: Partial<Schema<"WaitingAdmission">> = {}): Schema<"WaitingAdmission"> => ({
  id: "a1",
  state: "NY",
  state_name: "New York",
  number: "5418820",
  year: 2014,
  status: "pending",
  reason: "",
  submitted_at: "2026-11-27T10:00:00Z",
  decided_at: null,
  user_id: "imogen",
  name: "Imogen Castellanos",
  email: "imogen@firm.example",
  firm: "Castellanos Pryce LLP",
  role: "Partner",
  place: "New York, New York",
  decided_by: "",
  version: 1,
  register: { name: "New York courts", url: "https://register.example/search" },
  tells_at: null,
  can_undo: false,
  ...more,
});

const confirmed = admission({
  id: "a2",
  status: "confirmed",
  version: 2,
  decided_at: "2026-11-28T09:58:00Z",
  decided_by: "Jana Moreau",
  tells_at: "2026-11-28T10:08:00Z",
  can_undo: true,
});

function draw({
  rows = [admission()],
  recent = [] as Schema<"WaitingAdmission">[],
  status = "pending" as AdmissionStatus,
  result = null as FormResult | null,
}) {
  const list: Schema<"AdmissionList"> = {
    results: rows,
    recent,
    counts: { pending: 1, confirmed: 1, refused: 0 },
    count: rows.length,
    total: 1,
    page: 1,
    next: null,
    previous: null,
  };
  const element = <AdmissionQueue list={list} status={status} now={now} result={result} />;
  render(
    <RouterProvider
      future={{ v7_startTransition: true }}
      router={createMemoryRouter([{ path: "*", element }])}
    />,
  );
}

const valueOf = (form: HTMLElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;

const failure = (admissionId: string): FormResult => ({
  status: "refused",
  form: "refuse",
  title: null,
  message: "Lerato Dube decided after you opened this page.",
  errors: {},
  values: { do: ["refuse"], admission_id: [admissionId], reason: ["Not in the register."] },
  code: null,
  attempt: "1",
});

it("links each admission to the register of its state, in a new tab", () => {
  draw({});
  const link = screen.getByRole("link", { name: "New York courts (opens in a new tab)" });
  expect(link.getAttribute("href")).toBe("https://register.example/search");
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toBe("noopener noreferrer");
});

it("has no link where there is no public register", () => {
  draw({ rows: [admission({ state: "PW", state_name: "Palau", register: null })] });
  expect(screen.queryByText("Register:")).toBeNull();
});

it("offers to undo the reader's recent decisions, by form", () => {
  draw({ recent: [confirmed] });
  const recent = screen.getByRole("region", { name: "Your recent decisions" });
  expect(within(recent).getByText("We’ll email the attorney in 8 min.")).toBeDefined();
  const button = within(recent).getByRole<HTMLButtonElement>("button", {
    name: "Undo confirming New York 5418820 of Imogen Castellanos",
  });
  const form = button.form!;
  expect([form.method, button.name, button.value]).toEqual(["post", "do", "undo"]);
  expect(valueOf(form, "admission_id")).toBe("a2");
  expect(valueOf(form, "version")).toBe("2");
});

it("offers to undo in the list of decided admissions, to the person who decided", () => {
  const other = admission({ ...confirmed, id: "a3", number: "24118806", can_undo: false });
  draw({ rows: [confirmed, other], recent: [confirmed], status: "confirmed" });
  expect(screen.queryByRole("region", { name: "Your recent decisions" })).toBeNull();
  expect(screen.getAllByRole("button", { name: /^Undo/ })).toHaveLength(1);
  expect(screen.getAllByText(/We’ll email the attorney in 8 min\./)).toHaveLength(2);
});

it("keeps the reason that could not be sent, at its admission", () => {
  draw({ result: failure("a1") });
  expect(screen.getByLabelText(/^Reason/).textContent).toBe("Not in the register.");
  expect(screen.getByText("Lerato Dube decided after you opened this page.")).toBeDefined();
});

it("keeps the reason if the admission has left the list meanwhile", () => {
  draw({ result: failure("a9") });
  expect(screen.getByText("Not in the register.")).toBeDefined();
  expect(screen.getByText("Lerato Dube decided after you opened this page.")).toBeDefined();
});
