// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";

import { showToast, type ToastOptions } from "~/components/ui/toast/toast";
import { paths } from "~/lib/paths";

import { FavoriteStar } from "./favorite-star";

vi.mock("~/components/ui/toast/toast", () => ({ showToast: vi.fn() }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.mocked(showToast).mockClear();
});

const monday = "2026-11-23T09:00:00Z";
let experts = 0;

/** A page with the star of an expert whom no other test uses. */
function page(since: string | null, answer: (method: string) => Response | Promise<Response>) {
  const expertId = `expert-${(experts += 1)}`;
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (address: string, { method, body }: RequestInit) => {
    sent.push([method, address, body].filter(Boolean).join(" "));
    return answer(String(method));
  });
  const favorites = { at: 100, since: since === null ? {} : { [expertId]: since } };
  const star = <FavoriteStar expertId={expertId} name="Ada Quill" favorites={favorites} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: star }])} />);
  const button = () => screen.getByRole("button", { name: "Favorite Ada Quill" });
  return {
    address: paths.favorite(expertId),
    sent,
    press: () => fireEvent.click(button()),
    pressed: () => button().getAttribute("aria-pressed") === "true",
  };
}

const at = "2026-11-29T12:00:00Z";
const done = (method: string) =>
  Response.json(
    method === "PUT" ? { detail: "Added.", added_at: monday, at } : { detail: "Removed.", at },
  );

it("is filled at once, before the answer", async () => {
  let answered = (_: Response) => {};
  const { address, sent, press, pressed } = page(
    null,
    () => new Promise((resolve) => (answered = resolve)),
  );
  expect(pressed()).toBe(false);
  press();
  expect(pressed()).toBe(true);
  expect(sent).toEqual([`PUT ${address} {}`]);
  answered(done("PUT"));
  await waitFor(() => expect(pressed()).toBe(true));
  expect(showToast).not.toHaveBeenCalled();
});

it("offers to undo a removal, which keeps the time", async () => {
  const { address, sent, press, pressed } = page(monday, done);
  expect(pressed()).toBe(true);
  press();
  expect(pressed()).toBe(false);
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  const [level, text, options] = vi.mocked(showToast).mock.calls[0] as [
    string,
    string,
    ToastOptions,
  ];
  expect([level, text, options.action?.label]).toEqual(["success", "Removed.", "Undo"]);
  options.action?.onAction();
  await waitFor(() => expect(pressed()).toBe(true));
  expect(sent).toEqual([`DELETE ${address}`, `PUT ${address} {"since":"${monday}"}`]);
});

it("keeps the time if the star itself undoes a removal", async () => {
  const { address, sent, press } = page(monday, done);
  press();
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  press();
  await waitFor(() => expect(sent[1]).toBe(`PUT ${address} {"since":"${monday}"}`));
});

it.each([
  [
    "a refusal",
    () => Response.json({ detail: "You have 2,000 favorites." }, { status: 409 }),
    "You have 2,000 favorites.",
  ],
  [
    "no connection",
    () => Promise.reject(new TypeError("Failed to fetch")),
    "We can't reach our records right now. Try again in a minute.",
  ],
])("is as before after %s, and says why", async (_, answer, text) => {
  const { press, pressed } = page(null, answer);
  press();
  await waitFor(() => expect(showToast).toHaveBeenCalledWith("error", text));
  expect(pressed()).toBe(false);
});

it("is a form with all it needs before scripts run", () => {
  const router = createMemoryRouter(
    [
      {
        path: paths.search(),
        element: (
          <FavoriteStar
            expertId="ada"
            name="Ada Quill"
            favorites={{ at: 1, since: { ada: monday } }}
          />
        ),
      },
    ],
    { initialEntries: [`${paths.search()}?q=crane&page=2`] },
  );
  const html = document.createElement("div");
  html.innerHTML = renderToString(<RouterProvider router={router} />);
  const form = html.querySelector("form")!;
  expect([form.getAttribute("method"), form.getAttribute("action")]).toEqual([
    "post",
    paths.favorites(),
  ]);
  const button = form.querySelector("button")!;
  expect([button.name, button.value, button.getAttribute("aria-pressed")]).toEqual([
    "do",
    "remove",
    "true",
  ]);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    expert_id: "ada",
    from: `${paths.search()}?q=crane&page=2`,
  });
});
