// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { noticeStore } from "~/features/live/news-store";
import type { Schema } from "~/lib/api-types";

import { standInForBrowser } from "../../../test/browser-stand-ins";
import { Bell } from "./bell";

const entry = (id: string, title: string, read = false): Schema<"NotificationEntry"> => ({
  id,
  topic: "lists",
  title,
  path: "/attorney/lists",
  at: "2026-11-28T15:23:00Z",
  read_at: read ? "2026-11-28T16:00:00Z" : null,
});

let entries: Schema<"NotificationEntry">[] = [];
let sent: string[] = [];
let fails = false;

beforeEach(() => {
  standInForBrowser();
  entries = [entry("b", "Dana Hart shared a list"), entry("a", "Your profile is published", true)];
  sent = [];
  fails = false;
  vi.stubGlobal("fetch", (address: string, { method, body }: { method: string; body?: string }) => {
    sent.push(`${method} ${address}${body ? ` ${body}` : ""}`);
    if (address.endsWith("/read")) entries = entries.map((one) => entry(one.id, one.title, true));
    if (fails) return Promise.reject(new TypeError("offline"));
    const answer = address.endsWith("/unread")
      ? { unread: 0 }
      : { results: entries, older: null, newer: null, topics: [], unread: 1, days: 90 };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  noticeStore.set(null);
});

const element = (unread: number) => (
  <RouterProvider
    future={{ v7_startTransition: true }}
    router={createMemoryRouter([
      { path: "*", element: <Bell notices={{ unread, path: "/attorney/notifications" }} /> },
    ])}
  />
);
const bell = () => screen.getByRole("link", { name: /^Notifications/ });

async function opened(unread: number) {
  render(element(unread));
  fireEvent.click(bell());
  await screen.findByText("See all notifications");
}

it("is a link to all notifications without script", () => {
  const html = renderToString(element(2));
  expect(html).toContain('href="/attorney/notifications"');
  expect(html).toContain('aria-label="Notifications, 2 unread"');
  expect(html).not.toContain("aria-expanded");
});

it.each([
  [0, "Notifications"],
  [1, "Notifications, 1 unread"],
  [100, "Notifications, 99+ unread"],
])("says that %i are unread", (unread, name) => {
  render(element(unread));
  expect(bell().getAttribute("aria-label")).toBe(name);
});

it("follows the news", () => {
  render(element(2));
  act(() => noticeStore.set(3));
  expect(bell().getAttribute("aria-label")).toBe("Notifications, 3 unread");
});

it("opens the latest, and a link in them marks its own as read at once", async () => {
  await opened(1);
  expect(bell().getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(await screen.findByText("Dana Hart shared a list"));
  expect(sent).toContain("POST /api/notifications/b/read");
  expect(bell().getAttribute("aria-label")).toBe("Notifications");
  expect(bell().getAttribute("aria-expanded")).toBe("false");
});

it("doesn't mark what is read already", async () => {
  await opened(1);
  fireEvent.click(await screen.findByText("Your profile is published"));
  expect(sent.filter((request) => request.startsWith("POST"))).toEqual([]);
});

it("marks all up to the newest that it shows", async () => {
  await opened(1);
  await screen.findByText("Dana Hart shared a list");
  fireEvent.click(screen.getByRole("button", { name: "Mark all as read" }));
  await waitFor(() => expect(bell().getAttribute("aria-label")).toBe("Notifications"));
  expect(sent).toContain('POST /api/notifications/read {"until":"b"}');
  expect(screen.queryByText("Unread:", { exact: false })).toBeNull();
});

it("asks again when there is news, and says when it can't", async () => {
  await opened(1);
  await screen.findByText("Dana Hart shared a list");
  entries = [entry("c", "Unread message from Amara Bell"), ...entries];
  act(() => noticeStore.set(2));
  await screen.findByText("Unread message from Amara Bell");
  cleanup();
  noticeStore.set(null);
  fails = true;
  await opened(1);
  await screen.findByText(/unavailable right now/);
  expect(screen.getByText("See all notifications")).toBeTruthy();
});

it("says that there are none yet", async () => {
  entries = [];
  await opened(0);
  await screen.findByText("No notifications yet.");
  expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull();
});
