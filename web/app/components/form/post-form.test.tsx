// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import {
  createMemoryRouter,
  RouterProvider,
  useNavigation,
  type RouteObject,
} from "react-router-dom";
import { afterEach, expect, it } from "vitest";

import { RequestKeyContext, requestKeyName } from "~/lib/form/request-key";

import { PostForm } from "./post-form";

afterEach(cleanup);

function Note() {
  const { state } = useNavigation();
  return (
    <PostForm>
      <button disabled={state !== "idle"}>Send</button>
    </PostForm>
  );
}

const site = (route: RouteObject) => (
  <RouterProvider router={createMemoryRouter([{ ...route, path: "/" }])} />
);

/** A page with one form, whose action returns the given results, one after another. */
function page(results: unknown[]) {
  const keys: string[] = [];
  render(
    site({
      element: <Note />,
      async action({ request }) {
        keys.push(String((await request.formData()).get(requestKeyName)));
        return results[keys.length - 1] ?? null;
      },
    }),
  );
  return {
    keys,
    async press() {
      const before = keys.length;
      fireEvent.click(await screen.findByRole("button", { name: "Send" }));
      await waitFor(() => expect(keys.length).toBe(before + 1));
      await waitFor(() =>
        expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(false),
      );
    },
  };
}

it("has another key after each response", async () => {
  const { keys, press } = page([null, { status: "invalid" }]);
  await press();
  await press();
  await press();
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
});

it("keeps its key while no response has come", async () => {
  const { keys, press } = page([{ status: "unavailable" }, { status: "unavailable" }, null]);
  await press();
  await press();
  await press();
  expect(new Set(keys).size).toBe(1);
});

it("has the key of its page without script", () => {
  const html = renderToString(
    <RequestKeyContext.Provider value="0123456789abcdef">
      {site({ element: <PostForm>{null}</PostForm> })}
    </RequestKeyContext.Provider>,
  );
  expect(html).toContain(`name="${requestKeyName}" value="0123456789abcdef"`);
});
