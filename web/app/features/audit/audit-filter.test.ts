import { expect, it } from "vitest";

import { actionWords, auditQuery } from "./audit-filter";

it("keeps what the address says of the log, without what is empty or unknown", () => {
  expect(auditQuery(new URLSearchParams("q=ines&kind=&before=56&evil=1")).toString()).toBe(
    "q=ines&before=56",
  );
});

it("begins at the newest entry when a filter changes, and keeps the filters when the page does", () => {
  expect(auditQuery(new URLSearchParams("q=ines&before=56"), { kind: "claim" }).toString()).toBe(
    "q=ines&kind=claim",
  );
  expect(auditQuery(new URLSearchParams("q=ines&before=56"), { after: "106" }).toString()).toBe(
    "q=ines&after=106",
  );
  expect(auditQuery(new URLSearchParams("actor=a&subject=b"), { actor: "" }).toString()).toBe(
    "subject=b",
  );
});

it("tells an action in words", () => {
  expect(actionWords("account.second-factor-reset")).toBe("Account second factor reset");
});
