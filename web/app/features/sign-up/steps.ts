import type { FieldPresentation } from "~/components/form/kind/props";
import type { DeclaredField } from "~/lib/form/declared-form";
import { signUpAttorneyForm as attorney } from "~/lib/form/declared/sign-up-attorney.gen";
import { signUpExpertForm as expert } from "~/lib/form/declared/sign-up-expert.gen";

import type { SignUpKind } from "./sign-up-values";

/** Half or full width. */
export type PlacedField = { field: DeclaredField; wide?: boolean } & Pick<
  FieldPresentation,
  "hint"
>;

const wide = (field: DeclaredField): PlacedField => ({ field, wide: true });
const half = (field: DeclaredField): PlacedField => ({ field });

export interface SignUpStep {
  title: string;
  heading: string;
  intro: string;
  /** Checked before the next step. */
  fields: readonly PlacedField[];
  /** Button text. */
  next: string;
}

const passwordStep = ({ password, terms }: typeof attorney | typeof expert): SignUpStep => ({
  title: "Password and terms",
  heading: "Password and terms",
  intro: "Next, we'll email you a six-digit code to confirm your address.",
  fields: [wide(password), wide(terms)],
  next: "Send the code",
});

export const steps: Record<SignUpKind, readonly SignUpStep[]> = {
  attorney: [
    {
      title: "You and your firm",
      heading: "Sign up as an attorney",
      intro: "Search experts, review their records, and save lists. It takes about three minutes.",
      fields: [
        half(attorney.first_name),
        half(attorney.last_name),
        wide(attorney.firm),
        wide(attorney.email),
      ],
      next: "Continue to practice",
    },
    {
      title: "Your practice",
      heading: "Your practice",
      intro: "We verify each admission with the state bar and email you the result.",
      fields: practiceFields(attorney),
      next: "Continue to password",
    },
    passwordStep(attorney),
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
    passwordStep(expert),
  ],
};

/** For sign-up and settings. */
export function practiceFields(
  form: Pick<
    typeof attorney,
    "admissions" | "phone" | "role" | "time_zone" | "practice_areas" | "city" | "state"
  >,
): PlacedField[] {
  return [
    wide(form.admissions),
    wide(form.phone),
    half(form.role),
    half(form.time_zone),
    wide(form.practice_areas),
    half(form.city),
    half(form.state),
  ];
}

export const formOf = { attorney, expert };

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
