// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";

import type { Schema } from "~/lib/api-types";

import { NoticesPage } from "./notices-page";

afterEach(cleanup);

const page: Schema<"NotificationPage"> = {
  results: [
    {
      id: "b",
      topic: "messages",
      title: "Unread message from Amara Bell",
      path: "/attorney/message/inbox/c",
      at: "2026-11-28T15:23:00Z",
      read_at: null,
    },
    {
      id: "a",
      topic: "account",
      title: "Your password was changed",
      path: "/attorney/settings/security",
      at: "2026-11-27T15:23:00Z",
      read_at: "2026-11-27T16:00:00Z",
    },
  ],
  older: "a",
  newer: null,
  topics: [
    { topic: "messages", label: "Messages" },
    { topic: "account", label: "Account" },
  ],
  unread: 1,
  days: 90,
};

function draw(shown: Schema<"NotificationPage">, address: string) {
  const topic = new URL(address, "http://localhost").searchParams.get("topic");
  const router = createMemoryRouter(
    [{ path: "*", element: <NoticesPage page={shown} topic={topic} result={null} /> }],
    { initialEntries: [address] },
  );
  render(<RouterProvider future={{ v7_startTransition: true }} router={router} />);
}

it("lists notifications with their links, and says which are unread", () => {
  draw(page, "/attorney/notifications");
  const link = screen.getByRole("link", { name: /Unread: Unread message from Amara Bell/ });
  expect(link.getAttribute("href")).toBe("/attorney/message/inbox/c");
  expect(screen.getByRole("link", { name: "Your password was changed" })).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /^Mark as read/ })).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Mark all as read" })).toBeTruthy();
  expect(screen.getByRole("link", { name: /Older/ }).getAttribute("href")).toBe(
    "/attorney/notifications?before=a",
  );
});

it("filters by kind", () => {
  draw(page, "/attorney/notifications?topic=account");
  const kinds = screen.getByRole("navigation", { name: "Kinds of notifications" });
  expect(kinds.querySelector("[aria-current]")?.textContent).toBe("Account");
  expect(screen.getByRole("link", { name: "All" }).getAttribute("href")).toBe(
    "/attorney/notifications",
  );
  expect(screen.getByRole("link", { name: /Older/ }).getAttribute("href")).toBe(
    "/attorney/notifications?topic=account&before=a",
  );
});

it("is honest about an empty list", () => {
  const none = { ...page, results: [], older: null, unread: 0 };
  draw(none, "/attorney/notifications");
  expect(screen.getByRole("heading", { name: "No notifications" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull();
  cleanup();
  draw(none, "/attorney/notifications?topic=messages");
  expect(screen.getByRole("heading", { name: "Nothing about messages" })).toBeTruthy();
});
