import { expect, test } from "vitest";

import { missingText, passageOf } from "./passage";

const run = (text: string, found = false) => ({ text, found });

test("a result shows the matching sentence, or else the summary", () => {
  const marks = {
    title: [run("Rust")],
    summary: [run("On rust.")],
    text: [run("Iron "), run("rusts", true)],
  };
  expect(passageOf(marks)).toBe(marks.text);
  expect(passageOf({ ...marks, text: [] })).toBe(marks.summary);
});

test("words without matches are listed", () => {
  expect(missingText("article", [])).toBe("");
  expect(missingText("article", ["xylem"])).toBe("No article has “xylem”.");
  expect(missingText("episode", ["a", "b", "c"])).toBe("No episode has “a”, “b” or “c”.");
});
