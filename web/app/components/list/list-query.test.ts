import { expect, it } from "vitest";

import { listQuery, type Filter } from "./list-query";

const filters: Filter[] = [
  { kind: "words", name: "q", label: "Name", placeholder: "Name" },
  {
    kind: "choice",
    name: "state",
    label: "Status",
    any: "Any status",
    options: [{ value: "open", label: "Open" }],
  },
  { kind: "day", name: "from", label: "From" },
  { kind: "link", name: "actor", label: "By", text: (value) => value },
];

const read = (address: string) => listQuery(new URLSearchParams(address), filters, ["name"]);

it.each([
  ["", ""],
  ["q=crane+bolts&state=open&from=2026-11-28&actor=a&sort=-name", "same"],
  ["q=&state=zzz&from=xx&sort=price&evil=1", ""],
  ["state=OPEN&from=2026-1-1&sort=--name", ""],
  ["page=3&q=crane", "q=crane"],
  ["before=56&q=crane", "q=crane"],
])("reads %s", (address, want) => {
  expect(read(address).values.toString()).toBe(want === "same" ? address : want);
});

it("is narrowed by filters, not by an order or a page", () => {
  expect(read("sort=name&page=2").narrowed).toBe(false);
  expect(read("state=zzz").narrowed).toBe(false);
  expect(read("state=open").narrowed).toBe(true);
});

it.each([
  ["", "", "area place status"],
  ["columns=place&columns=area", "columns=area&columns=place", "area place"],
  ["columns=area&columns=zzz&columns=area", "columns=area", "area"],
  ["columns=zzz", "", "area place status"],
  ["columns=area&columns=place&columns=status", "", "area place status"],
])("columns are chosen one by one, and narrow nothing: %s", (address, want, shown) => {
  const names = ["area", "place", "status"];
  const columns: Filter = {
    kind: "columns",
    name: "columns",
    label: "Columns",
    options: names.map((value) => ({ value, label: value })),
  };
  const query = listQuery(new URLSearchParams(address), [columns]);
  expect(query.values.toString()).toBe(want);
  expect(names.filter(query.shows).join(" ")).toBe(shown);
  expect(query.narrowed).toBe(false);
  expect(query.with({ page: "2" }).getAll("columns")).toEqual(query.values.getAll("columns"));
});

it("starts at the first page when a filter changes", () => {
  expect(read("q=crane&page=3").with({ state: "open" }).toString()).toBe("q=crane&state=open");
  expect(read("q=crane&state=open").with({ q: "" }).toString()).toBe("state=open");
});

it("keeps filters and order when the page changes, and leaves out the first", () => {
  const query = read("q=crane&sort=-name&page=3");
  expect(query.with({ page: "4" }).toString()).toBe("q=crane&sort=-name&page=4");
  expect(query.with({ page: "1" }).toString()).toBe("q=crane&sort=-name");
  expect(query.with({ before: "56" }).toString()).toBe("q=crane&sort=-name&before=56");
});
