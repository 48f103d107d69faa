import { expect, it } from "vitest";

import type { Schema } from "~/lib/api-types";

import { stateOfAdmissions } from "./admission-state";

type Status = Schema<"BarAdmission">["status"];

const recordWith = (...statuses: Status[]) =>
  ({
    confirmed: statuses.includes("confirmed"),
    admissions: statuses.map((status) => ({ status })),
  }) as Schema<"AttorneyRecord">;

it("says how far an attorney is from attorney-only details", () => {
  expect(
    [
      null,
      recordWith(),
      recordWith("pending"),
      recordWith("refused"),
      recordWith("refused", "pending"),
      recordWith("refused", "confirmed", "pending"),
    ].map(stateOfAdmissions),
  ).toEqual(["none", "none", "pending", "refused", "pending", "confirmed"]);
});
