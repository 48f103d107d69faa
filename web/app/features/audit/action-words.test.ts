import { expect, it } from "vitest";

import { actionWords } from "./action-words";

it("writes an action in words", () => {
  expect(actionWords("account.second-factor-reset")).toBe("Account second factor reset");
});
