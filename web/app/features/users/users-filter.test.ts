import { expect, it } from "vitest";

import { usersQuery } from "./users-filter";

it("keeps what the address says of the users, and begins at the first page when a filter changes", () => {
  expect(usersQuery(new URLSearchParams("q=ines&group=&page=2&evil=1")).toString()).toBe(
    "q=ines&page=2",
  );
  expect(usersQuery(new URLSearchParams("q=ines&page=2"), { state: "suspended" }).toString()).toBe(
    "q=ines&state=suspended",
  );
  expect(usersQuery(new URLSearchParams("q=ines&page=2"), { page: "3" }).toString()).toBe(
    "q=ines&page=3",
  );
});
