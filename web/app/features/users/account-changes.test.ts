import { expect, it } from "vitest";

import { accountChanges } from "./account-changes";

it("leaves out who opened the page of an account", () => {
  const entries = ["account.opened", "account.suspended", "account.opened", "account.invited"];
  expect(accountChanges(entries.map((action) => ({ action })))).toEqual([
    { action: "account.suspended" },
    { action: "account.invited" },
  ]);
});
