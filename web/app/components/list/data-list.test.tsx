// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";

import { DataList, type DataListProps } from "./data-list";
import type { Column } from "./data-table";
import type { Filter } from "./list-query";

type Row = { id: string; name: string; state: string };

const filters: Filter[] = [
  { kind: "words", name: "q", label: "Name", placeholder: "Name" },
  {
    kind: "choice",
    name: "state",
    label: "Status",
    any: "Any status",
    options: [{ value: "open", label: "Open" }],
  },
  { kind: "link", name: "actor", label: "By", text: (id) => `person ${id}` },
];

const columns: Column<Row>[] = [
  {
    header: "Name",
    narrow: "title",
    sort: { key: "name", ascending: "A to Z", descending: "Z to A" },
    cell: (row) => <a href={`/people/${row.id}`}>{row.name}</a>,
  },
  { header: "Status", narrow: "aside", cell: (row) => row.state },
  {
    header: "Created",
    sort: {
      key: "created",
      ascending: "oldest first",
      descending: "newest first",
      newestFirst: true,
    },
    cell: () => "Nov 28, 2026",
  },
];

const results = ["Ines", "Jana", "Li Wei"].map((name, n) => ({ id: `${n}`, name, state: "Open" }));
const opened = vi.fn();
const posted = vi.fn();

function show(address: string, more: Partial<DataListProps<Row>> = {}) {
  const to = (query?: URLSearchParams) => (query?.size ? `/people?${query.toString()}` : "/people");
  const routes = [
    {
      path: "/people",
      action: async ({ request }: { request: Request }) => {
        posted((await request.formData()).getAll("selected"));
        return null;
      },
      element: (
        <DataList
          noun={["person", "people"]}
          page={{ results, count: 53, total: 3, page: 2 }}
          columns={columns}
          filters={filters}
          keyOf={(row) => row.id}
          hrefOf={(row) => `/people/${row.id}`}
          to={to}
          empty={{ title: "No people yet", text: "They appear here." }}
          {...more}
        />
      ),
    },
    {
      path: "/people/:id",
      loader: ({ params }: { params: { id?: string } }) => {
        opened(params.id);
        return null;
      },
      element: <p>opened</p>,
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/people${address}`] });
  render(<RouterProvider future={{ v7_startTransition: true }} router={router} />);
}

const bulk = {
  value: (row: Row) => `${row.id}:1`,
  name: (row: Row) => row.name,
  controls: <button type="submit">Close</button>,
};

const press = (key: string, on: Element = document.body) => fireEvent.keyDown(on, { key });
const rows = () => screen.getAllByRole("row").slice(1);
const marked = () => rows().findIndex((row) => row.className.includes("inset"));
const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it("sorts by the heads of columns, the other way the second time", () => {
  show("?sort=name&page=2&state=open");
  expect(hrefOf("Name")).toBe("/people?state=open&sort=-name");
  expect(hrefOf("Created")).toBe("/people?state=open&sort=-created");
  expect(screen.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe(
    "ascending",
  );
  expect(screen.getByRole("columnheader", { name: "Status" }).getAttribute("aria-sort")).toBeNull();
});

it("offers every order as a choice for phones, and keeps the current one", () => {
  show("?sort=-created");
  const choice = screen.getByLabelText<HTMLSelectElement>("Sort");
  expect([...choice.options].map(({ text }) => text)).toEqual([
    "Default order",
    "Name, A to Z",
    "Name, Z to A",
    "Created, newest first",
    "Created, oldest first",
  ]);
  expect(choice.value).toBe("-created");
});

it("keeps filters in links to pages and says which rows are in sight", () => {
  show("?state=open&page=2", {
    page: { results, count: 53, total: 18, page: 2 },
  });
  expect(screen.getByText("4–6 of 53")).toBeTruthy();
  expect(hrefOf("Previous")).toBe("/people?state=open");
  expect(hrefOf("Next")).toBe("/people?state=open&page=3");
});

it("leads to older and newer rows where the list has no pages", () => {
  show("?state=open&before=9", { page: { results, older: 3, newer: 8 } });
  expect(hrefOf("Newer")).toBe("/people?state=open&after=8");
  expect(hrefOf("Older")).toBe("/people?state=open&before=3");
});

it("shows a filter that a row set as a chip, and removes it alone", () => {
  show("?state=open&actor=7");
  expect(hrefOf("Remove filter: By person 7")).toBe("/people?state=open");
  expect(hrefOf("Clear all")).toBe("/people");
});

it("distinguishes an empty list from one without matches", () => {
  const page = { results: [], count: 0, total: 0, page: 1 };
  show("", { page });
  expect(screen.getByRole("heading", { name: "No people yet" })).toBeTruthy();
  cleanup();
  show("?q=xylophone", { page });
  expect(screen.getByRole("heading", { name: "No matching people" })).toBeTruthy();
  expect(hrefOf("Clear all filters")).toBe("/people");
  expect(screen.queryByRole("table")).toBeNull();
});

it("moves with j and k and opens with Enter", async () => {
  show("");
  expect(marked()).toBe(-1);
  press("j");
  press("j");
  expect(marked()).toBe(1);
  press("j");
  press("j");
  expect(marked()).toBe(2);
  press("k");
  expect(marked()).toBe(1);
  press("Enter");
  await screen.findByText("opened");
  expect(opened).toHaveBeenCalledWith("1");
});

it("leaves keys to fields, links, and the browser", () => {
  show("");
  press("j", screen.getByLabelText("Name"));
  fireEvent.keyDown(document.body, { key: "j", ctrlKey: true });
  expect(marked()).toBe(-1);
  press("j");
  press("Enter", screen.getByRole("link", { name: "Ines" }));
  press("x");
  expect(opened).not.toHaveBeenCalled();
});

it("goes to the search field with /", () => {
  show("");
  press("/");
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
});

it("selects rows with x, the boxes, and all at once, and posts what is selected", async () => {
  show("", { bulk });
  expect(screen.queryByRole("group", { name: "With selected people" })).toBeNull();
  press("j");
  press("x");
  fireEvent.click(screen.getByLabelText("Select Li Wei"));
  const bar = within(screen.getByRole("group", { name: "With selected people" }));
  expect(bar.getByRole("status").textContent).toBe("2 selected");
  expect(screen.getByLabelText<HTMLInputElement>("Select all").indeterminate).toBe(true);
  fireEvent.click(bar.getByRole("button", { name: "Close" }));
  await vi.waitFor(() => expect(posted).toHaveBeenCalledWith(["0:1", "2:1"]));
});

it("selects all and clears the selection", () => {
  show("", { bulk });
  fireEvent.click(screen.getByLabelText("Select all"));
  expect(screen.getByRole("status").textContent).toBe("3 selected");
  fireEvent.click(screen.getByRole("button", { name: "Clear selection" }));
  expect(screen.queryByRole("status")).toBeNull();
});

it("names each value in the block that a row is on a phone", () => {
  show("");
  const cell = within(rows()[0] as HTMLElement)
    .getByText("Nov 28, 2026")
    .closest("td");
  expect(cell?.textContent).toBe("CreatedNov 28, 2026");
  expect(cell?.className).toContain("max-md:grid");
});
