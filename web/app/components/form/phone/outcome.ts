/** What is wrong with a number. The BFF's platform/phone has the same outcomes. */
export type Outcome =
  "TOO_SHORT" | "TOO_LONG" | "INVALID_LENGTH" | "INVALID_COUNTRY" | "NOT_A_NUMBER";

/** How many characters the field takes. */
export const longestField = 20;

/** A text read as a number. Everything but the outcome is empty unless that is null. */
export type PhoneNumber = {
  outcome: Outcome | null;
  /** With plus and calling code, digits alone. */
  e164: string;
  /** ISO 3166-1 alpha-2; empty where a calling code belongs to no country. */
  country: string;
  callingCode: string;
  national: string;
};

/** What is wrong, in a sentence. */
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
    case "NOT_A_NUMBER":
      return `This isn’t a valid ${kind}.`;
  }
}
