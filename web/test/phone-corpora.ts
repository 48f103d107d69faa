import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

/** A text, the country it is dialed from, and the expected result. */
export type Trial = { text: string; country: string; expected: string };

const folder = resolve(
  process.env.PERITUS_DATA ?? resolve(import.meta.dirname, "../../../shared/data"),
  "phones",
);

/** False if there is no shared test data (set PERITUS_DATA). */
export const haveCorpora = existsSync(folder);

/** Returns the distinct shared phone numbers, in the order of the bff's test. */
export function corpora(): Record<string, Trial[]> {
  const all = {
    "libphonenumber-js-outcomes": outcomes(),
    "libphonenumber-examples": examples(),
    "examples.mobile": mobiles(),
    "validator-mobile-vectors": validators(),
    PhoneNumberMetadataForTesting: testMetadata(),
  };
  return Object.fromEntries(Object.entries(all).map(([name, trials]) => [name, once(trials)]));
}

export function trialKey({ text, country, expected }: Trial): string {
  return [text, country, expected].join("\t");
}

function once(trials: Trial[]): Trial[] {
  return [...new Map(trials.map((trial) => [trialKey(trial), trial])).values()];
}

const read = (name: string) => readFileSync(resolve(folder, name), "utf8");

function outcomes(): Trial[] {
  const said: Record<string, string> = { true: "valid", undefined: "valid", false: "invalid" };
  return (
    JSON.parse(read("libphonenumber-js-outcomes.json")) as {
      input: string;
      country: string | null;
      expected: string;
    }[]
  )
    .filter(({ expected }) => expected !== "Invalid second argument")
    .map(({ input, country, expected }) => ({
      text: input,
      country: country ?? "",
      expected: said[expected] ?? expected,
    }));
}

function examples(): Trial[] {
  return read("libphonenumber-examples.csv")
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .flatMap((line) => {
      const [, region = "", , national = "", e164 = ""] = line.split(",");
      const international = { text: e164, country: "", expected: e164 };
      return region === "001"
        ? [international]
        : [international, { text: national, country: region, expected: e164 }];
    });
}

function mobiles(): Trial[] {
  return Object.entries(JSON.parse(read("examples.mobile.json")) as Record<string, string>)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([country, text]) => ({ text, country, expected: "valid" }));
}

function validators(): Trial[] {
  return (
    JSON.parse(read("validator-mobile-vectors.json")) as {
      locale: string | string[];
      valid?: string[];
      invalid?: string[];
    }[]
  ).flatMap(({ locale, valid = [], invalid = [] }) => {
    // One country, or several that share a numbering plan: use the first.
    const country =
      (typeof locale === "string" ? locale : (locale[0] ?? "")).split("-").at(-1) ?? "";
    return [
      ...valid.map((text) => ({ text, country, expected: "valid" })),
      ...invalid.map((text) => ({ text, country, expected: "invalid" })),
    ];
  });
}

function testMetadata(): Trial[] {
  const trials: Trial[] = [];
  let country = "";
  for (const [, id, number] of read("PhoneNumberMetadataForTesting.xml").matchAll(
    /<territory id="(\w+)"|<exampleNumber>(\d+)<\/exampleNumber>/g,
  )) {
    if (id !== undefined) country = id;
    else if (country !== "001" && number !== undefined)
      trials.push({ text: number, country, expected: "valid" });
  }
  return trials;
}
