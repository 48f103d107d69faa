/** The BFF's platform/phone has the same outcomes. */
export type Outcome =
  "TOO_SHORT" | "TOO_LONG" | "INVALID_LENGTH" | "INVALID_COUNTRY" | "NOT_A_NUMBER" | "EXTENSION";

export const longestField = 20;

/** Longer texts are not read at all. */
export const longestText = 250;

/** With an outcome, everything else is empty. */
export type PhoneNumber = {
  outcome: Outcome | null;
  /** Plus, calling code, and digits. */
  e164: string;
  /** ISO 3166-1 alpha-2; empty if the calling code has no country. */
  country: string;
  callingCode: string;
  national: string;
};

export function outcomeText(outcome: Outcome, country: string | undefined): string {
  const kind =
    country === "United States"
      ? "U.S. phone number"
      : `phone number in ${country ?? "that country"}`;
  switch (outcome) {
    case "TOO_SHORT":
      return `This is too short for a ${kind}.`;
    case "TOO_LONG":
      return `This is too long for a ${kind}.`;
    case "INVALID_LENGTH":
      return `This has the wrong number of digits for a ${kind}.`;
    case "INVALID_COUNTRY":
      return "Choose a country, or start with + and the country code.";
    case "EXTENSION":
      return "Leave out the extension. Enter only the phone number.";
    case "NOT_A_NUMBER":
      return `This isn’t a valid ${kind}.`;
  }
}
