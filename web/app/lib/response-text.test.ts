import { describe, expect, it } from "vitest";

import { errorText } from "./response-text";

describe("the text of an error", () => {
  it("is its capitalized detail or message", () => {
    expect(errorText({ detail: "a", message: "b" })).toBe("A");
    expect(errorText(new Error("épée"))).toBe("Épée");
    expect(errorText(undefined)).toBe("");
  });
});
