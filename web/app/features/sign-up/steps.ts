import type { SignUpKind } from "./sign-up-values";

export interface SignUpStep {
  /** In the list of steps. */
  title: string;
  heading: string;
  intro: string;
  /** The fields that are judged before the next step. */
  fields: readonly string[];
  /** On the button. */
  next: string;
}

const passwordStep: SignUpStep = {
  title: "Password and terms",
  heading: "Password and terms",
  intro: "Next, we'll email you a six-digit code to confirm your address.",
  fields: ["password", "terms"],
  next: "Send the code",
};

export const steps: Record<SignUpKind, readonly SignUpStep[]> = {
  attorney: [
    {
      title: "You and your firm",
      heading: "Sign up as an attorney",
      intro: "Search experts, review their records, and save lists. It takes about three minutes.",
      fields: ["first_name", "last_name", "firm", "email"],
      next: "Continue to practice",
    },
    {
      title: "Your practice",
      heading: "Your practice",
      intro: "We verify each admission with the state bar and email you the result.",
      fields: ["admissions", "phone", "role", "time_zone", "practice_areas", "city", "state"],
      next: "Continue to password",
    },
    passwordStep,
  ],
  expert: [
    {
      title: "You",
      heading: "Sign up as an expert",
      intro: "Your account holds your profile. You can change it at any time.",
      fields: ["first_name", "last_name", "email", "phone"],
      next: "Continue to your work",
    },
    {
      title: "Your work",
      heading: "Your work",
      intro: "This starts your profile. You can add degrees and more areas later.",
      fields: ["area", "institution", "city", "country", "time_zone"],
      next: "Continue to password",
    },
    passwordStep,
  ],
};

/** The step (from 1) on which a field stands; the first for what stands on none. */
export function stepOf(kind: SignUpKind, field: string): number {
  const name = field.split(".")[0] ?? field;
  return (
    Math.max(
      0,
      steps[kind].findIndex(({ fields }) => fields.includes(name)),
    ) + 1
  );
}

/** A step as it stands in an address or a form; the first where it is none. */
export function readStep(kind: SignUpKind, written: string | null): number {
  const step = Number(written);
  return Number.isInteger(step) && step >= 1 && step <= steps[kind].length ? step : 1;
}

export const labels: Record<string, string> = {
  first_name: "First name",
  last_name: "Last name",
  firm: "Firm",
  email: "Work email",
  phone: "Phone",
  role: "Role",
  time_zone: "Time zone",
  practice_areas: "Practice areas",
  city: "City",
  state: "State",
  country: "Country",
  institution: "Institution",
  area: "Main area of expertise",
  password: "Password",
  terms: "Terms",
  admissions: "Bar admissions",
};

/** What a field is called in the summary of errors: the third admission is told from the first. */
export function labelOf(field: string): string {
  const [name = "", row, part] = field.split(".");
  if (part === undefined) return labels[name] ?? field;
  const what = { state: "State", number: "Bar number", year: "Year" }[part] ?? part;
  return `${what} of admission ${Number(row) + 1}`;
}
