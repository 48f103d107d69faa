import { describe, expect, it } from "vitest";

import type { DeclaredField, DeclaredForm, Kind } from "./declared-form";
import { formValues } from "./form-values";
import { readForm, sentValues } from "./read-form";
import { afterRecordButton, addRecord, recordsIn, removeRecord } from "./records";

const field = (name: string, kind: Kind, more: Partial<DeclaredField> = {}): DeclaredField => ({
  name,
  kind,
  label: name,
  required: false,
  audience: "public",
  ...more,
});
const admissions = field("admissions", "records", {
  required: true,
  max: 3,
  fields: [field("state", "state"), field("year", "year")],
});
const form = {
  name: field("name", "text"),
  phone: field("phone", "phone"),
  years: field("years", "number"),
  areas: field("areas", "choices"),
  keywords: field("keywords", "keywords"),
  current: field("current", "flag"),
  spoken: field("spoken", "languages"),
  admissions,
} satisfies DeclaredForm;

function sent(...pairs: [string, string][]) {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return sentValues(data);
}

describe("readForm", () => {
  it("sends each kind as the BFF expects it", () => {
    const values = sent(
      ["name", "Dana"],
      ["phone", "(212) 555-0142"],
      ["phone_country", "US"],
      ["years", " 12 "],
      ["areas", "tax"],
      ["areas", "energy"],
      ["keywords", "crane, bolts,,"],
      ["current", "yes"],
      ["spoken.language", "en"],
      ["spoken.level", "native"],
      ["spoken.language", ""],
      ["spoken.level", ""],
      ["admissions.0.state", "NY"],
      ["admissions.0.year", "2014"],
    );
    expect(readForm(form, values)).toEqual({
      name: "Dana",
      phone: "(212) 555-0142",
      phone_country: "US",
      years: 12,
      areas: ["tax", "energy"],
      keywords: ["crane", "bolts"],
      current: true,
      spoken: [{ language: "en", level: "native" }],
      admissions: [{ state: "NY", year: 2014 }],
    });
  });

  it("sends an invalid number unchanged, so that the BFF can report it", () => {
    expect(readForm({ years: form.years }, sent(["years", "twelve"]))).toEqual({ years: "twelve" });
    expect(readForm({ years: form.years }, sent(["years", "1e3"]))).toEqual({ years: "1e3" });
    expect(readForm({ years: form.years }, sent())).toEqual({ years: null });
  });

  it("leaves out empty records but keeps the first one of a required list", () => {
    const values = sent(
      ["admissions.0.state", ""],
      ["admissions.1.state", ""],
      ["admissions.2.state", "NJ"],
    );
    expect(readForm({ admissions }, values)).toEqual({
      admissions: [
        { state: "", year: null },
        { state: "NJ", year: null },
      ],
    });
  });

  it("ignores undeclared fields", () => {
    expect(readForm({ name: form.name }, sent(["name", "Dana"], ["role", "admin"]))).toEqual({
      name: "Dana",
    });
  });
});

describe("records without script", () => {
  const values = sent(["name", "Dana"], ["admissions.0.state", "NY"], ["admissions.1.state", "NJ"]);

  it("are added up to the limit", () => {
    const after = afterRecordButton(form, addRecord("admissions"), values);
    expect(recordsIn(admissions, after ?? {})).toHaveLength(3);
    expect(afterRecordButton(form, addRecord("admissions"), after ?? {})).toMatchObject({
      name: ["Dana"],
    });
    expect(
      recordsIn(admissions, afterRecordButton(form, addRecord("admissions"), after ?? {}) ?? {}),
    ).toHaveLength(3);
  });

  it("are removed by their position", () => {
    const after = afterRecordButton(form, removeRecord("admissions", 0), values);
    expect(recordsIn(admissions, after ?? {})).toEqual([{ state: "NJ", year: "" }]);
  });

  it("ignore other buttons", () => {
    expect(afterRecordButton(form, "next", values)).toBeNull();
    expect(afterRecordButton(form, addRecord("name"), values)).toBeNull();
  });
});

describe("what was stored is saved as it was", () => {
  const inOneLine = (texts: string[]) => texts.map((text) => text.replaceAll("\n", " "));
  /** What a list of texts is in each kind whose value is a list; null for the others. */
  const lists: Record<Kind, ((texts: string[]) => unknown[]) | null> = {
    choices: (texts) => texts,
    keywords: inOneLine,
    people: inOneLine,
    languages: (texts) => texts.map((text) => ({ language: text, level: text })),
    records: (texts) => inOneLine(texts).map((title, at) => ({ title, note: texts[at] })),
    text: null,
    "long-text": null,
    choice: null,
    number: null,
    year: null,
    date: null,
    "partial-date": null,
    url: null,
    email: null,
    phone: null,
    slug: null,
    country: null,
    state: null,
    "time-zone": null,
    flag: null,
    consent: null,
    password: null,
    "new-password": null,
    code: null,
    photo: null,
    file: null,
    upload: null,
    money: null,
    "date-range": null,
    organization: null,
    court: null,
    docket: null,
    identifier: null,
  };
  const texts = [
    "cranes",
    "M.A., Ph.D.",
    "1,2-dichloroethane",
    "loads; wind",
    "a, b; c",
    '"zero day"',
    'the "big" one, 1994',
    '"',
    "O’Neil's | 50% & <b>",
    "first line\nsecond; line, third",
    ";",
    ",",
    '","',
    "records.0.title",
  ];

  it.each(Object.entries(lists))("%s", (kind, listOf) => {
    const list = field("list", kind as Kind, {
      fields: [field("title", "text"), field("note", "long-text")],
    });
    const { list: none } = readForm({ list }, {}) as { list: unknown };
    expect(Array.isArray(none)).toBe(listOf !== null);
    for (const some of [texts, ...texts.map((text) => [text]), texts.slice(3, 5), []]) {
      const stored = listOf?.(some);
      const data = new FormData();
      // As browsers send lines.
      for (const [name, all] of Object.entries(formValues([list], { list: stored ?? null })))
        for (const value of all) data.append(name, value.replaceAll("\n", "\r\n"));
      const read = JSON.stringify(readForm({ list }, sentValues(data)));
      if (stored) expect(JSON.parse(read.replaceAll("\\r\\n", "\\n"))).toEqual({ list: stored });
    }
  });
});
