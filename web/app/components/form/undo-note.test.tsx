// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";

import { formResult, type FormResult } from "~/lib/form/form-result";

import { UndoNote } from "./undo-note";

afterEach(cleanup);

/** The note on a page, and what its form sends. */
function page(result: FormResult | null) {
  const sent: Record<string, string>[] = [];
  const note = (
    <UndoNote
      text="The list is deleted."
      action="undelete"
      fields={{ list_id: "l1" }}
      result={result}
    >
      <input type="hidden" name="reason" value="By mistake" />
    </UndoNote>
  );
  const route = {
    path: "/",
    element: note,
    async action({ request }: { request: Request }) {
      sent.push(Object.fromEntries(await request.formData()) as Record<string, string>);
      return null;
    },
  };
  render(<RouterProvider router={createMemoryRouter([route])} />);
  return sent;
}

it("says what is deleted and sends what to restore", async () => {
  const sent = page(null);
  expect((await screen.findByRole("status")).textContent).toContain("The list is deleted.");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ do: "undelete", list_id: "l1", reason: "By mistake" });
});

it("shows a refusal in place of the offer", async () => {
  const form = new FormData();
  page(formResult(form, { status: "refused", message: "This can’t be undone anymore." }));
  expect((await screen.findByRole("alert")).textContent).toContain("can’t be undone anymore");
  expect(screen.queryByRole("button")).toBeNull();
});
