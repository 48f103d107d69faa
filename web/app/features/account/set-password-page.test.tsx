// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";

import type { OpenedLink } from "./set-password.server";
import { SetPasswordPage } from "./set-password-page";

afterEach(cleanup);

function draw(link: Partial<OpenedLink["link"]>) {
  const loaded: OpenedLink = {
    token: "token",
    link: {
      state: "good",
      invitation: false,
      email: "ines@firm.example",
      masked_email: "i•••@firm.example",
      methods: [],
      recovery_codes_left: 0,
      ...link,
    },
  };
  const element = <SetPasswordPage loaded={loaded} result={undefined} />;
  render(
    <RouterProvider
      future={{ v7_startTransition: true }}
      router={createMemoryRouter([{ path: "*", element }])}
    />,
  );
}

const username = () => document.querySelector<HTMLInputElement>("[autocomplete=username]");

it.each([false, true])(
  "tells password managers whose password it sets, before the password (invitation: %s)",
  (invitation) => {
    draw({ invitation });
    const field = username()!;
    expect([field.name, field.value, field.readOnly]).toEqual([
      "username",
      "ines@firm.example",
      true,
    ]);
    const password = screen.getByLabelText(/password/i, { selector: "input" }) as HTMLInputElement;
    expect(password.autocomplete).toBe("new-password");
    expect(field.form).toBe(password.form);
    expect(field.compareDocumentPosition(password)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

it.each(["used", "expired", "unknown"] as const)(
  "reveals no address with a link that is %s",
  (state) => {
    draw({ state, email: "" });
    expect(username()).toBeNull();
  },
);
