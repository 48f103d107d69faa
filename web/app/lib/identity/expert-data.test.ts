import { describe, expect, it } from "vitest";

import { clearExpertData, keepsExpertData, readExpertData, writeExpertData } from "./expert-data";

const record = {
  expertId: "e1",
  name: "Ingrid Solheim",
  headline: "",
  institution: "",
  city: "Albany",
  claim: null,
  path: "/become-an-expert/search-results",
};

function memory() {
  const values = new Map<string, string>();
  const store = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
  return () => store;
}

describe("the chosen profile", () => {
  it("is stored until it is cleared", () => {
    const storage = memory();
    expect(readExpertData(storage)).toBeNull();
    writeExpertData(record, storage);
    expect(readExpertData(storage)).toEqual(record);
    clearExpertData(storage);
    expect(readExpertData(storage)).toBeNull();
  });

  it("is empty when it can't be read or stored", () => {
    const broken = memory();
    broken().setItem("peritus.expertData", "{");
    expect(readExpertData(broken)).toBeNull();
    const refusing = () => {
      throw new DOMException("no storage", "SecurityError");
    };
    writeExpertData(record, refusing);
    expect(readExpertData(refusing)).toBeNull();
    clearExpertData(refusing);
  });
});

it.each([
  ["/become-an-expert/search-results", true],
  ["/Become-An-Expert/Search-Results/", true],
  ["/become-an-expert/search-results/verify-its-you/x", true],
  ["/become-an-expert/search-results/verify-its-you/verification-mode", true],
  ["/experts/sign-up", true],
  ["/experts/sign-up/", true],
  ["/become-an-expert", false],
  ["/become-an-expert/search-results-x", false],
  ["/experts/sign-up/x", false],
  ["/verify-its-you/sign-up", false],
  ["/", false],
])("on %s it is kept: %s", (path, kept) => {
  expect(keepsExpertData(path)).toBe(kept);
});
