import { describe, expect, it } from "vitest";

import { formResult, resultFor, textOf, valuesIn } from "./form-result";

function form(entries: Record<string, string | File>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.append(name, value);
  return data;
}

describe("the values of a form", () => {
  it("have every choice of a field", () => {
    const data = form({ name: "Ada" });
    data.append("groups", "Admin");
    data.append("groups", "Researcher");
    expect(valuesIn(data)).toEqual({ name: ["Ada"], groups: ["Admin", "Researcher"] });
  });

  it("never include a secret or a file", () => {
    const data = form({
      password: "p",
      "step-up.password": "p",
      present: "p",
      code: "123456",
      recovery_code: "r",
      token: "t",
      assertion: "{}",
      attestation: "{}",
      secret: "s",
      document: new File(["x"], "x.pdf"),
      phone_country: "US",
      zip_code: "10001",
    });
    expect(valuesIn(data, ["zip_code"])).toEqual({ phone_country: ["US"] });
  });

  it("are empty text for a missing field", () => {
    expect(textOf({ name: ["Ada"] }, "name")).toBe("Ada");
    expect(textOf({}, "name")).toBe("");
    expect(textOf(undefined, "name")).toBe("");
  });
});

describe("a result", () => {
  it("names the form it belongs to, by its do or intent field", () => {
    expect(formResult(form({ do: "password" }), { status: "invalid" }).form).toBe("password");
    expect(formResult(form({ intent: "save" }), { status: "invalid" }).form).toBe("save");
    expect(formResult(form({}), { status: "invalid" }).form).toBe("");
  });

  it("shows only in its own form", () => {
    const result = formResult(form({ do: "export" }), { status: "refused" });
    expect(resultFor(result, "export")).toBe(result);
    expect(resultFor(result, "delete", "keep")).toBeNull();
    expect(resultFor(undefined, "export")).toBeNull();
  });
});
