import { describe, expect, it } from "vitest";

import { errorText, toastFor } from "./response-text";

describe("the toast of an answer", () => {
  it("is a success with the detail, first letter capitalised, when its level says so", () => {
    expect(toastFor({ level: "success", detail: "section saved" })).toEqual({
      level: "success",
      text: "Section saved",
    });
  });
  it("is an error for a plain string", () => {
    expect(toastFor("it did not work")).toEqual({ level: "error", text: "It did not work" });
  });
  it("is an error with the detail otherwise", () => {
    expect(toastFor({ level: "error", detail: "not yours" })).toEqual({
      level: "error",
      text: "Not yours",
    });
    expect(toastFor({ detail: "no level" })).toEqual({ level: "error", text: "No level" });
  });
  it("is an error with the fallback where nothing is said", () => {
    for (const answer of [undefined, null, {}, { detail: "" }, 7, ""]) {
      expect(toastFor(answer)).toEqual({
        level: "error",
        text: "There is some issue to perform this action",
      });
    }
    expect(toastFor({}, "Own words")).toEqual({ level: "error", text: "Own words" });
  });
});

describe("the text of an error", () => {
  it("is its detail, else its message, capitalised", () => {
    expect(errorText({ detail: "a", message: "b" })).toBe("A");
    expect(errorText(new Error("épée"))).toBe("Épée");
    expect(errorText(undefined)).toBe("");
  });
});
