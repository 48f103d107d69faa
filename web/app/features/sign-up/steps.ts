import { half, wide, type PlacedField } from "~/components/form/placed-fields";
import { signUpAttorneyForm as attorney } from "~/lib/form/declared/sign-up-attorney.gen";
import { signUpClaimForm as claim } from "~/lib/form/declared/sign-up-claim.gen";
import { signUpExpertForm as expert } from "~/lib/form/declared/sign-up-expert.gen";

import type { SignUpKind } from "./sign-up-values";

export interface SignUpStep {
  title: string;
  heading: string;
  intro: string;
  /** Checked before the next step. */
  fields: readonly PlacedField[];
  /** Button text. */
  next: string;
}

const sendCode = "Send the code";

export const steps: Record<SignUpKind, readonly SignUpStep[]> = {
  attorney: [
    {
      title: "Sign up",
      heading: "Sign up as an attorney",
      intro: "Search experts, see why each one matches, and read their profiles.",
      fields: [
        half(attorney.first_name),
        half(attorney.last_name),
        wide(attorney.email),
        wide(attorney.password),
        wide(attorney.terms),
      ],
      next: sendCode,
    },
  ],
  // The profile knows the rest.
  claim: [
    {
      title: "Sign up",
      heading: "Sign up for your profile",
      intro: "Your account manages this profile.",
      fields: [wide(claim.email), wide(claim.password), wide(claim.terms)],
      next: sendCode,
    },
  ],
  expert: [
    {
      title: "You",
      heading: "Sign up as an expert",
      intro: "Your account holds your profile. You can change it at any time.",
      fields: [
        half(expert.first_name),
        half(expert.last_name),
        wide(expert.email),
        wide(expert.phone),
      ],
      next: "Continue to your work",
    },
    {
      title: "Your work",
      heading: "Your work",
      intro: "This starts your profile. You can add degrees and more areas later.",
      fields: [
        wide(expert.area),
        wide(expert.institution),
        half(expert.city),
        half(expert.country),
        half(expert.time_zone),
      ],
      next: "Continue to password",
    },
    {
      title: "Password and terms",
      heading: "Password and terms",
      intro: "Next, we'll email you a six-digit code to confirm your address.",
      fields: [wide(expert.password), wide(expert.terms)],
      next: sendCode,
    },
  ],
};

export const formOf = { attorney, expert, claim };

/** The names of a claimed profile are sent with its form, and shown only if one is refused. */
export const namesOfClaim: readonly PlacedField[] = [half(claim.first_name), half(claim.last_name)];

/** From 1; the first if no step shows it. */
export function stepOf(kind: SignUpKind, field: string): number {
  const name = field.split(".")[0] ?? field;
  return (
    Math.max(
      0,
      steps[kind].findIndex(({ fields }) => fields.some(({ field }) => field.name === name)),
    ) + 1
  );
}

/** The first if none is named. */
export function readStep(kind: SignUpKind, written: string | null): number {
  const step = Number(written);
  return Number.isInteger(step) && step >= 1 && step <= steps[kind].length ? step : 1;
}
