// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, Link, RouterProvider, useActionData } from "react-router-dom";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { LeaveGuard } from "./leave-guard";
import { PostForm } from "./post-form";

beforeAll(() => {
  // jsdom's AbortSignal is not the one that Node's Request takes.
  vi.stubGlobal(
    "Request",
    class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(input, { ...init, signal: undefined });
      }
    },
  );
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

function Saved() {
  return useActionData() ? <p>Saved</p> : null;
}

/** A page with a form; `status` is what its action responds with. */
function open(status: "done" | "invalid") {
  const router = createMemoryRouter([
    {
      path: "/",
      action: () => ({ status, errors: {}, values: {}, attempt: "1" }),
      element: (
        <LeaveGuard>
          <Saved />
          <PostForm>
            <input aria-label="Email" name="email" />
            <button type="submit">Save</button>
          </PostForm>
          <PostForm>
            <input aria-label="Phone" name="phone" />
          </PostForm>
          <Link to="/other">Away</Link>
        </LeaveGuard>
      ),
    },
    { path: "/other", element: <p>Other page</p> },
  ]);
  render(<RouterProvider router={router} />);
}

const type = () =>
  fireEvent.input(screen.getByRole("textbox", { name: "Email" }), { target: { value: "a@b.c" } });
const away = () => fireEvent.click(screen.getByRole("link", { name: "Away" }));
const closes = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("people leave a page that they didn't change", async () => {
  open("done");
  expect(closes()).toBe(false);
  away();
  expect(await screen.findByText("Other page")).toBeTruthy();
});

test("a change is asked about before a page is left or closed", async () => {
  open("done");
  type();
  expect(closes()).toBe(true);
  away();
  fireEvent.click(await screen.findByRole("button", { name: "Stay" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Email" }).value).toBe("a@b.c");
  away();
  fireEvent.click(await screen.findByRole("button", { name: "Leave" }));
  expect(await screen.findByText("Other page")).toBeTruthy();
});

test.each([
  ["done", false],
  ["invalid", true],
] as const)("after a save that is %s, closing asks: %s", async (status, asks) => {
  open(status);
  type();
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(closes()).toBe(asks));
});

test("a save leaves what was typed into the page's other forms unsaved", async () => {
  open("done");
  fireEvent.input(screen.getByRole("textbox", { name: "Phone" }), { target: { value: "1" } });
  type();
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.getByText("Saved")).toBeTruthy());
  expect(closes()).toBe(true);
});
