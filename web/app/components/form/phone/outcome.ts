/** What is wrong with a number; null where nothing is. The bff's platform/phone has the same. */
export type Outcome =
  | "TOO_SHORT"
  | "TOO_LONG"
  | "INVALID_LENGTH"
  | "INVALID_COUNTRY"
  | "NOT_A_NUMBER";

/** How many characters the field takes. */
export const longestField = 20;

/** What a text amounts to. All but the outcome are empty unless that is null. */
export type PhoneNumber = {
  outcome: Outcome | null;
  /** With plus and calling code, digits alone. */
  e164: string;
  /** ISO 3166-1 alpha-2; empty where a calling code belongs to no country. */
  country: string;
  callingCode: string;
  national: string;
};

/** A sentence for whoever typed the number. */
export function outcomeText(outcome: Outcome, country: string | undefined): string {
  const there = country === undefined ? "that country" : country;
  switch (outcome) {
    case "TOO_SHORT":
      return `Too short for a number in ${there}.`;
    case "TOO_LONG":
      return `Too long for a number in ${there}.`;
    case "INVALID_LENGTH":
      return `Numbers in ${there} have more or fewer digits.`;
    case "INVALID_COUNTRY":
      return "Choose the country, or begin with a plus and its code.";
    case "NOT_A_NUMBER":
      return `Not a number in use in ${there}.`;
  }
}
