import { expect, test } from "vitest";

import { missingText, passageOf } from "./passage";

const run = (text: string, found = false) => ({ text, found });

test("the sentence that matches shows why, else the summary", () => {
  const marks = {
    title: [run("Rust")],
    summary: [run("On rust.")],
    text: [run("Iron "), run("rusts", true)],
  };
  expect(passageOf(marks)).toBe(marks.text);
  expect(passageOf({ ...marks, text: [] })).toBe(marks.summary);
});

test("words that nothing has are named", () => {
  expect(missingText("article", [])).toBe("");
  expect(missingText("article", ["xylem"])).toBe("No article has “xylem”.");
  expect(missingText("episode", ["a", "b", "c"])).toBe("No episode has “a”, “b” or “c”.");
});
