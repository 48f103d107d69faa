import { expect, it } from "vitest";

import { createLog } from "./log";

it.each([
  [
    "text",
    /^time=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z level=WARN msg="two words" path=\/a status=404\n$/,
  ],
  [
    "json",
    /^\{"time":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z","level":"WARN","msg":"two words","path":"\/a","status":404\}\n$/,
  ],
] as const)("writes a line of %s", (format, expected) => {
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line), format);
  log.warn("two words", { path: "/a", status: 404, reason: undefined });
  log.debug("too low");
  expect(lines).toEqual([expect.stringMatching(expected)]);
});
