import { describe, expect, it } from "vitest";
import { engravingFor, nameHash } from "./engraving";
import { initialsOf } from "./initials";

describe("initialsOf", () => {
  it.each([
    ["Dr. Amara Okonkwo-Bell", "AO"],
    ["Rafael Ibarra Montoya, PE", "RM"],
    ["Dr. Siobhán Ní Dhuibhir", "SD"],
    ["Łukasz Żółć", "ŁŻ"],
    ["Nguyễn Văn Ổn", "NỔ"],
    ["김민준", "김"],
    ["أمينة الزهراء", "أ"],
    ["prof. élodie", "É"],
    ["Prof. Dr. Mei-Ling Tsao", "MT"],
    ["Doc", "D"],
    ["Hon Lee", "HL"],
    ["Eng Wei Tan", "ET"],
    ["Hon. Ruth Alvarez", "RA"],
    ["Ing. A. Moreau", "AM"],
    ["M. A. Osei", "MO"],
    ["  ", ""],
    ["42", ""],
  ])("of '%s' are '%s'", (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });
});

describe("engravingFor", () => {
  it("is the same for the same name, in any normal form", () => {
    expect(engravingFor("Siobhán", 72)).toEqual(engravingFor("Siobhán".normalize("NFD"), 72));
    expect(nameHash("Siobhán")).toBe(nameHash("Siobhán".normalize("NFD")));
  });

  it.each([24, 72, 128])("has one verdigris line that is there, at %i px", (pixels) => {
    for (let index = 0; index < 500; index++) {
      const { lines, accent } = engravingFor(`Name ${index}`, pixels);
      expect(lines[accent]).toMatch(/^M-?[\d.]+ -?[\d.]+/);
      expect(lines.join("")).not.toMatch(/NaN|Infinity/);
    }
  });
});
