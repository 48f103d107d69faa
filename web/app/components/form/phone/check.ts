import {
  parsePhoneNumberWithError,
  ParseError,
  validatePhoneNumberLength,
  type CountryCode,
  type PhoneNumber as Parsed,
} from "libphonenumber-js/core";
import metadata from "libphonenumber-js/metadata.max.json";
import { longestField, type Outcome, type PhoneNumber } from "./outcome";

// With its metadata this is the field's largest part: it is imported only where a
// number has to be checked, never by a page as such.

const longestText = 250;
const fewestDigits = 2;
const longestNational = 17;
const countries: Record<string, unknown> = metadata.countries;

/** Checks a text as the field sends it: `check`, and at most `longestField` characters. */
export function checkField(text: string, country: string): PhoneNumber {
  return [...text].length > longestField ? failed("TOO_LONG") : check(text, country);
}

/**
 * Reads a text as a number, in international form where it begins with a plus, else
 * as it is dialled in country (ISO 3166-1 alpha-2, or empty). Outer space does not
 * count. The bff's phone.Check answers the same; both are held to its vectors.
 */
export function check(text: string, country: string): PhoneNumber {
  if ([...text].length > longestText) return failed("TOO_LONG");
  const trimmed = text.replace(/^ +| +$/g, "");
  const wrong = written(trimmed);
  if (wrong) return failed(wrong);
  if (country !== "" && !Object.hasOwn(countries, country)) return failed("INVALID_COUNTRY");
  let parsed: Parsed;
  try {
    parsed = parsePhoneNumberWithError(
      bare(trimmed),
      { defaultCountry: country === "" ? undefined : (country as CountryCode), extract: false },
      metadata as never,
    );
  } catch (problem) {
    if (problem instanceof ParseError) return failed(problem.message as Outcome);
    throw problem;
  }
  if (parsed.nationalNumber.length > longestNational) return failed("TOO_LONG");
  if (!parsed.isValid())
    return failed(validatePhoneNumberLength(parsed.number, metadata as never) ?? "NOT_A_NUMBER");
  return {
    outcome: null,
    e164: parsed.number,
    country: parsed.country ?? "",
    callingCode: parsed.countryCallingCode,
    national: parsed.nationalNumber,
  };
}

/** Leaves out what only parts the digits, since libraries differ in what they make of it. */
function bare(text: string): string {
  return text.replace(/[ ()-]/g, "");
}

function failed(outcome: Outcome): PhoneNumber {
  return { outcome, e164: "", country: "", callingCode: "", national: "" };
}

/** Judges the characters alone: a plus stands first or after an opening parenthesis, and once. */
function written(text: string): Outcome | null {
  if (!/^[( ]*\+?[0-9 ()-]*$/.test(text)) return "NOT_A_NUMBER";
  const digits = text.replace(/[^0-9]/g, "").length;
  if (digits === 0) return "NOT_A_NUMBER";
  if (digits < fewestDigits) return "TOO_SHORT";
  // No calling code begins with 0.
  return /^[( ]*\+[ ()-]*0/.test(text) ? "INVALID_COUNTRY" : null;
}
