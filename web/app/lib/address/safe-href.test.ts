import { describe, expect, test } from "vitest";

import { isForeign, safeHref } from "./safe-href";

describe("safeHref", () => {
  test.each([
    ["https://example.org/a?b=c#d"],
    ["http://example.org/"],
    ["mailto:hello@peritus.test"],
    ["tel:+12025550100"],
    ["/blog/fatigue"],
    ["/"],
    ["#notes"],
  ])("keeps %s", (href) => {
    expect(safeHref(href)).toBe(href);
  });

  test.each([
    ["javascript:alert(1)"],
    ["JaVaScRiPt:alert(1)"],
    [" javascript:alert(1)"],
    ["java\nscript:alert(1)"],
    ["java\tscript:alert(1)"],
    ["\u0001javascript:alert(1)"],
    ["vbscript:msgbox(1)"],
    ["data:text/html,<script>alert(1)</script>"],
    ["blob:https://example.org/1"],
    ["file:///etc/passwd"],
    ["//evil.example/a"],
    ["/\\evil.example"],
    ["/\t/evil.example"],
    ["no scheme at all"],
    [""],
  ])("refuses %j", (href) => {
    expect(safeHref(href)).toBeNull();
  });

  test("an empty href is null", () => {
    expect(safeHref(null)).toBeNull();
    expect(safeHref(undefined)).toBeNull();
  });
});

test("only URLs of other sites are foreign", () => {
  expect(isForeign("https://example.org")).toBe(true);
  expect(isForeign("/blog")).toBe(false);
  expect(isForeign("mailto:a@b.test")).toBe(false);
});
