// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";

import type { Schema } from "~/lib/api-types";

import { batchChanges } from "./change-batches";
import { changesByDay } from "./change-days";
import { barHeight } from "./completeness-histogram";
import { overviewNews, countFrom } from "./overview-news";
import { StaffOverview } from "./staff-overview";
import { lateNews, waitingNews } from "./waiting-news";

const change = (
  at: string,
  more: Partial<Schema<"RecentChange">> = {},
): Schema<"RecentChange"> => ({
  expert_id: "e1",
  name: "Amara",
  section: "education",
  title: "Education",
  by: "Lerato Dube",
  on_behalf: true,
  at,
  action: "save",
  ...more,
});
const overview: Schema<"AdminOverview"> = {
  experts: 60,
  by_status: [
    { status: "published", count: 57 },
    { status: "hidden", count: 3 },
  ],
  completeness: Array.from({ length: 10 }, (_, at) => ({
    from: at * 10,
    to: at * 10 + 10,
    count: at,
  })),
  sections: [{ section: "education", title: "Education", filled: 49 }],
  latest: [change("2026-11-28T10:41:00Z"), change("2026-11-27T23:30:00Z", { on_behalf: false })],
};

const now = "2026-11-28T12:00:00Z";
const waiting: Schema<"WaitingList"> = {
  queues: [
    { queue: "claims", waits: 2, late: 1, oldest: "2026-11-25T12:00:00Z" },
    { queue: "requests", waits: 1, late: 0, oldest: "2026-11-28T09:00:00Z" },
    { queue: "profiles", waits: 0, late: 0, oldest: null },
    { queue: "bar-admissions", waits: 1, late: 0, oldest: "2026-11-27T17:00:00Z" },
  ],
  oldest: [
    {
      queue: "claims",
      id: "c1",
      title: "Tomasz Wieczorek",
      detail: "Disputed claim by document",
      assignee: "",
      since: "2026-11-25T12:00:00Z",
      late: true,
    },
    {
      queue: "bar-admissions",
      id: "b1",
      title: "Bisi Oyelaran",
      detail: "Texas 24118806, 2019",
      assignee: "",
      since: "2026-11-27T17:00:00Z",
      late: false,
    },
    {
      queue: "requests",
      id: "r1",
      title: "",
      detail: "Ship stability",
      assignee: "Lerato Dube",
      since: "2026-11-28T09:00:00Z",
      late: false,
    },
  ],
};

const show = (list: Schema<"WaitingList">) =>
  render(
    <MemoryRouter>
      <StaffOverview overview={overview} waiting={list} now={now} />
    </MemoryRouter>,
  );

afterEach(cleanup);

test("leads with what waits, oldest first, with its age and a link to it", () => {
  show(waiting);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("4 items waiting");
  expect(screen.getByText("1 for more than two days.")).toBeTruthy();
  expect(screen.getByText("oldest 3 days ago, 1 late")).toBeTruthy();
  const rows = within(screen.getByRole("table", { name: "Waiting, oldest first" }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [
      within(row).getByRole("link").textContent,
      within(row).getByRole("link").getAttribute("href"),
      row.querySelector("time")!.textContent,
    ]);
  expect(rows).toEqual([
    ["Tomasz Wieczorek", "/admin/claims/c1", "3 days"],
    ["Bisi Oyelaran", "/admin/claims?tab=bar-admissions#b1", "19 hr"],
    ["No name", "/admin/requests/r1", "3 hr"],
  ]);
  expect(screen.getByRole("link", { name: "Open the oldest" }).getAttribute("href")).toBe(
    "/admin/claims/c1",
  );
  expect(screen.getByRole("link", { name: "Claims: 2 waiting" }).getAttribute("href")).toBe(
    "/admin/claims",
  );
});

test("says that nothing waits", () => {
  show({ queues: waiting.queues.map((queue) => ({ ...queue, waits: 0, late: 0 })), oldest: [] });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Nothing is waiting");
  expect(screen.queryByRole("link", { name: "Open the oldest" })).toBeNull();
  expect(waitingNews([])).toBe("Nothing is waiting");
  expect(lateNews([])).toBe("");
});

test("the experts' heading is the news", () => {
  expect(overviewNews(overview)).toBe("57 of 60 experts are published");
  expect(overviewNews({ ...overview, by_status: [{ status: "published", count: 60 }] })).toBe(
    "All 60 experts are published",
  );
  expect(overviewNews({ ...overview, by_status: [] })).toBe("None of 60 experts is published");
  expect(overviewNews({ ...overview, experts: 0 })).toBe("No experts yet");
});

test("changes are grouped by the day of the reader", () => {
  const now = new Date("2026-11-28T12:00:00Z");
  const days = (zone: string) =>
    changesByDay(
      [
        change("2026-11-28T10:41:00Z"),
        change("2026-11-27T23:30:00Z"),
        change("2026-11-24T09:00:00Z"),
        change("2025-02-01T09:00:00Z"),
      ],
      zone,
      now,
    ).map(({ day, changes }) => `${day} ${changes.length}`);
  expect(days("UTC")).toEqual([
    "Today 1",
    "Yesterday 1",
    "Tuesday, November 24 1",
    "February 1, 2025 1",
  ]);
  expect(days("Asia/Tokyo")).toEqual(["Today 2", "Tuesday, November 24 1", "February 1, 2025 1"]);
});

test("what was done in one go stands in one row", () => {
  const at = "2026-11-28T10:41:00Z";
  const batches = batchChanges([
    change(at, { action: "add" }),
    change(at, { action: "add" }),
    change("2026-11-28T10:40:30Z", { action: "add", section: "about-me", title: "About me" }),
    change("2026-11-28T10:30:00Z"),
    change("2026-11-28T10:30:00Z", { expert_id: "e2" }),
    change("2026-11-28T10:30:00Z", { expert_id: "e2", by: "Amara" }),
  ]);
  expect(
    batches.map(
      ({ expert_id, parts }) =>
        `${expert_id}: ${parts.map((part) => `${part.title} ${part.count}`).join(", ")}`,
    ),
  ).toEqual([
    "e1: Education 2, About me 1",
    "e1: Education 1",
    "e2: Education 1",
    "e2: Education 1",
  ]);
});

test("bars keep their proportion and a few are still seen", () => {
  expect(barHeight(0, 400)).toBe(1);
  expect(barHeight(1, 400)).toBe(3);
  expect(barHeight(400, 400)).toBe(2 * barHeight(200, 400));
  expect(countFrom(overview, 80)).toBe(17);
});

test("tells who changed what, and on whose behalf", () => {
  show(waiting);
  const rows = within(screen.getByRole("region", { name: "Last changes" })).getAllByRole(
    "listitem",
  );
  expect(rows[0]!.textContent).toContain("Education, changed");
  expect(rows[0]!.textContent).toContain("on the expert’s behalf");
  expect(rows[1]!.textContent).not.toContain("behalf");
  expect(screen.getAllByRole("link", { name: "Amara" })[0]!.getAttribute("href")).toBe(
    "/attorney/experts/e1",
  );
  expect(screen.getByText("80 to 90 percent: 8")).toBeTruthy();
});
