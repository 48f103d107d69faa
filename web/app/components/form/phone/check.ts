import {
  parsePhoneNumberWithError,
  ParseError,
  validatePhoneNumberLength,
  type CountryCode,
  type PhoneNumber as Parsed,
} from "libphonenumber-js/core";
import metadata from "libphonenumber-js/metadata.max.json";
import { countryOf } from "./countries";
import { longestField, longestText, type Outcome, type PhoneNumber } from "./outcome";

// Large with its metadata, so it's imported only where a number is checked.

const fewestDigits = 2;
const longestNational = 17;
// Like the bff's: "ext. 22", "x22", "#22", ";ext=22", or ",22".
const extension = /[0-9][ ()-]*(?:[,;]? *(?:#|x|extn?|extension)[ .:=-]*[0-9]*|[,;]+ *[0-9]+)$/i;
const countries: Record<string, unknown> = metadata.countries;

/** `check` with a limit of `longestField` characters. */
export function checkField(text: string, country: string): PhoneNumber {
  const number = check(text, country);
  return number.outcome !== "EXTENSION" && [...text].length > longestField
    ? failed("TOO_LONG")
    : number;
}

/**
 * Reads international numbers (with a plus) and numbers dialed in `country` (ISO 3166-1 alpha-2, or
 * empty). The bff's phone.Check gives the same results; both are tested with its vectors.
 */
export function check(text: string, country: string): PhoneNumber {
  if ([...text].length > longestText) return failed("TOO_LONG");
  const trimmed = text.replace(/^ +| +$/g, "");
  if (extension.test(trimmed)) return failed("EXTENSION");
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
  // 00 or 011 led abroad, but the field shows the chosen country.
  if (!trimmed.includes("+") && parsed.countryCallingCode !== countryOf(country)?.dial)
    return failed("INVALID_COUNTRY");
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

/** Removes separators, which libraries treat differently. */
function bare(text: string): string {
  return text.replace(/[ ()-]/g, "");
}

function failed(outcome: Outcome): PhoneNumber {
  return { outcome, e164: "", country: "", callingCode: "", national: "" };
}

/** Checks the characters only: one plus, first or after an opening parenthesis. */
function written(text: string): Outcome | null {
  if (!/^[( ]*\+?[0-9 ()-]*$/.test(text)) return "NOT_A_NUMBER";
  const digits = text.replace(/[^0-9]/g, "").length;
  if (digits === 0) return "NOT_A_NUMBER";
  if (digits < fewestDigits) return "TOO_SHORT";
  // No calling code begins with 0.
  return /^[( ]*\+[ ()-]*0/.test(text) ? "INVALID_COUNTRY" : null;
}
