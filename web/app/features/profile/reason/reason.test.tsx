// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";

import { formResult, type FormResult } from "~/lib/form/form-result";

import { HiddenReason, ReasonField, ReasonScope } from "./reason";
import { keepReason, ReasonBanner } from "./reason-banner";

afterEach(cleanup);

const refusal = (form: string): FormResult => {
  const sent = new FormData();
  sent.set("do", form);
  return formResult(sent, {
    status: "invalid",
    errors: { reason: ["Enter a reason."] },
    attempt: form,
  });
};

const sent: FormData[] = [];

function page(content: ReactNode) {
  sent.length = 0;
  const action = async ({ request }: { request: Request }) => {
    sent.push(await request.formData());
    return null;
  };
  return <RouterProvider router={createMemoryRouter([{ path: "*", element: content, action }])} />;
}

const staffPage = (kept: string, result: FormResult | null = null, own: ReactNode = null) =>
  page(
    <ReasonScope kept={kept} result={result}>
      <ReasonBanner expertId="e" name="Amara Okonkwo-Bell" />
      <form aria-label="Delete">
        <HiddenReason />
      </form>
      {own ?? (
        <form aria-label="Save">
          <ReasonField result={null} />
        </form>
      )}
    </ReasonScope>,
  );

const banner = () =>
  screen.getByRole<HTMLInputElement>("textbox", { name: /^Reason for your changes/ });
const own = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Reason" });
const deletes = () =>
  new FormData(screen.getByRole<HTMLFormElement>("form", { name: "Delete" })).get("reason");

test("says whose profile it is, and fills in the reason that was kept in every form", () => {
  render(staffPage("Asked by phone"));
  expect(screen.getByRole("note").textContent).toContain(
    "You’re editing the profile of Amara Okonkwo-Bell on their behalf.",
  );
  expect([banner().value, own().value, deletes()]).toEqual(Array(3).fill("Asked by phone"));
});

test("what is typed once goes into every form, but not over another reason", () => {
  render(staffPage(""));
  fireEvent.input(banner(), { target: { value: "Their letter" } });
  expect([own().value, deletes()]).toEqual(["Their letter", "Their letter"]);
  fireEvent.input(own(), { target: { value: "Only this one" } });
  fireEvent.input(banner(), { target: { value: "Their email" } });
  expect([own().value, deletes()]).toEqual(["Only this one", "Their email"]);
});

test("is kept when the field is left, once", async () => {
  render(staffPage("Asked by phone"));
  fireEvent.blur(banner());
  fireEvent.input(banner(), { target: { value: "Their letter" } });
  fireEvent.blur(banner());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect([sent[0]?.get("do"), sent[0]?.get("reason")]).toEqual([keepReason, "Their letter"]);
});

test("a refused change shows the error at the field and focuses it", () => {
  render(staffPage("", refusal("remove")));
  expect(banner().getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(banner());
  expect(screen.getAllByText("Enter a reason.")).toHaveLength(1);
});

test("a form with a field of its own shows its error and what was typed there", () => {
  const result = { ...refusal("save"), values: { reason: ["x".repeat(301)] } };
  render(staffPage("Asked by phone", null, <ReasonField result={result} />));
  expect(own().value).toBe("x".repeat(301));
  expect(own().getAttribute("aria-invalid")).toBe("true");
  expect(banner().getAttribute("aria-invalid")).toBeNull();
});

test("experts who edit their own profile are asked for none", () => {
  render(
    page(
      <form aria-label="Delete">
        <HiddenReason />
        <ReasonField result={null} />
      </form>,
    ),
  );
  expect(deletes()).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("without script, the field has a button and the forms have what was kept", () => {
  const html = renderToString(staffPage("Asked by phone"));
  expect(html).toMatch(/<noscript><button[^>]*type="submit"/);
  expect(html.match(/value="Asked by phone"/g)).toHaveLength(3);
});
