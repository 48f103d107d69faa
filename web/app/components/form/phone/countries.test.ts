import metadata from "libphonenumber-js/metadata.max.json";
import { expect, it } from "vitest";
import { countries, countryByDial, preferred } from "./countries";
import { findByName, moved, opensBelow } from "./country-list";
import { filtered, isDialAlone, withDial } from "./text";

it("lists every country of libphonenumber with its calling code, the preferred ones first", () => {
  expect(countries.slice(0, 4).map(({ code }) => code)).toEqual(["AU", "IN", "US", "GB"]);
  expect(preferred).toHaveLength(4);
  const known = Object.entries(metadata.countries as unknown as Record<string, [string]>).map(
    ([code, [dial]]) => `${code} ${dial}`,
  );
  expect(countries.map(({ code, dial }) => `${code} ${dial}`).sort()).toEqual(known.sort());
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
});

it.each([
  ["+44 20", "US", "GB"],
  ["+44 20", "JE", "JE"],
  ["+1 204", "CA", "CA"],
  ["+1 204", "GB", "US"],
  ["(+353) 1", "US", "IE"],
  ["+39", "US", "IT"],
])("takes %s typed while %s is chosen as %s", (text, current, code) =>
  expect(countryByDial(text, current)?.code).toBe(code),
);

it.each(["", "+", "020 7946", "+21", "44 20"])("finds no country in %j", (text) =>
  expect(countryByDial(text, "US")).toBeUndefined(),
);

it("finds a country whose name starts with what is typed, without accents and case", () => {
  expect(countries[findByName(countries, "UNITED S")]?.code).toBe("US");
  expect(countries[findByName(countries, "united ar")]?.code).toBe("AE");
  expect(countries[findByName(countries, "cote")]?.code).toBe("CI");
  expect(findByName(countries, "xyz")).toBe(-1);
});

it("opens below where more than 200 px are free, else above", () => {
  expect(opensBelow({ bottom: 599 }, 800)).toBe(true);
  expect(opensBelow({ bottom: 600 }, 800)).toBe(false);
});

it("moves by one, and holds at both ends", () => {
  expect([
    moved(0, "ArrowUp", 5),
    moved(0, "ArrowDown", 5),
    moved(4, "ArrowDown", 5),
    moved(2, "Home", 5),
    moved(2, "End", 5),
  ]).toEqual([0, 1, 4, 0, 4]);
});

it("takes digits, spaces, parentheses, hyphens and plus, an extension to refuse it, and less where a pattern says so", () => {
  expect(filtered("+1.201.555-0123 evenings")).toBe("+1201555-0123 ");
  for (const end of [" ext. 4", " x22", "#4", ";ext=4", ",,4", " Extension 4", " e", " ex"])
    expect(filtered(`+1 (201) 555-0123${end}`)).toBe(`+1 (201) 555-0123${end}`);
  expect(filtered("ａ٢1📞2")).toBe("12");
  expect(filtered("1".repeat(30))).toHaveLength(30);
  expect(filtered("+1 (201) 555-0123", /[0-9+]/g)).toBe("+12015550123");
});

it("holds a calling code alone for empty, and changes it with the country", () => {
  expect(isDialAlone("+1 ", "1")).toBe(true);
  expect(isDialAlone("+12", "1")).toBe(false);
  expect(withDial("+1 ", "1", "44")).toBe("+44 ");
  expect(withDial("+1 201 555 0123", "1", "44")).toBe("+44 201 555 0123");
  expect(withDial("020 7946 0018", "1", "44")).toBe("020 7946 0018");
});
