import { describe, expect, it } from "vitest";

import { sections } from "./declared/sections.gen.server";
import type { FormValues } from "./form-result";
import { formValues } from "./form-values";
import { readForm } from "./read-form";
import { factsIn, fieldsOf } from "./section-words.server";

const wordsOf = (section: string, data: unknown) =>
  Object.fromEntries(factsIn(section, data).map(({ field, text }) => [field.label, text]));

describe("an entry in words", () => {
  it("names countries, zones, languages, and choices", () => {
    const about = {
      country: "US",
      time_zone: "America/New_York",
      city: "",
      languages: [{ language: "fr", level: "basic" }],
    };
    expect(wordsOf("about-me", about)).toEqual({
      Country: "United States",
      "Time zone": "Eastern Time",
      Languages: "French (Basic)",
    });
  });

  it.each([
    [{ start: "2011-03", end: "", current: true }, "March 2011 to present"],
    [{ start: "2011", end: "2014-05-31", current: false }, "2011 to May 31, 2014"],
    [{ start: "2011", end: "", current: false }, "2011"],
  ])("writes the period %j as %s", (dates, text) => {
    expect(wordsOf("professional-history", { dates }).Dates).toBe(text);
  });

  it("joins records, and writes amounts and numbers as people do", () => {
    const fees = {
      currency: "USD",
      retainer: 500000,
      lines: [{ activity: "deposition", unit: "hour", rate: 60050, minimum: 4, increment: null }],
    };
    expect(wordsOf("fee-schedule", fees)).toEqual({
      Currency: "U.S. dollar",
      Rates: "Deposition, per hour, 600.50, 4",
      Retainer: "5,000",
    });
  });

  it("says nothing of fields that the reader didn't get", () => {
    expect(wordsOf("references", { name: "Dana" })).toEqual({ Name: "Dana" });
  });
});

describe("a form filled with stored data", () => {
  const stored: Record<string, Record<string, unknown>> = {
    "professional-history": {
      organization: "Hart LLP",
      title: "Partner",
      dates: { start: "2011", end: "", current: true },
      department: "",
      duties: "One\n\nTwo",
    },
    publications: {
      title: "Fatigue",
      type: "article",
      date: "2021",
      authors: ["B. Second", "A. First"],
      peer_reviewed: true,
      retracted: false,
    },
    "area-of-expertise": {
      category: "engineering",
      subcategory: "structural",
      primary: true,
      years: 24,
      keywords: ["tower cranes"],
    },
  };

  it.each(Object.keys(stored))("sends the same data again: %s", (section) => {
    const fields = fieldsOf(section).filter(({ name }) => name in (stored[section] ?? {}));
    const values: FormValues = formValues(fields, stored[section] ?? {});
    const form = Object.fromEntries(fields.map((field) => [field.name, field]));
    expect(readForm(form, values)).toEqual(stored[section]);
  });

  it("knows every section", () => {
    for (const { code } of sections) expect(fieldsOf(code).length, code).toBeGreaterThan(0);
  });
});
