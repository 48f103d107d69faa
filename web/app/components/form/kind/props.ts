import type { ReactNode } from "react";

import type { DeclaredField } from "~/lib/form/declared-form";
import { textOf, type FormValues } from "~/lib/form/form-result";
import type { AskStrength } from "~/components/form/use-strength";
import type { FieldErrors } from "~/lib/response-text";

/** How a page presents a field. What is asked, and what is valid, the BFF declares. */
export type FieldPresentation = {
  className?: string;
  /** In place of the declared label. */
  label?: string;
  /** Keeps the label for screen readers alone. */
  hideLabel?: boolean;
  /** Richer than the declared label: a consent links to what it is about. */
  content?: ReactNode;
  /** In place of the declared hint. */
  hint?: ReactNode;
  /** At the end of the label's line. */
  aside?: ReactNode;
  /** Lines of a long text. */
  rows?: number;
  /** A few short choices, side by side. */
  segmented?: boolean;
  /** Below each of several choices: what follows from it. */
  details?: Readonly<Record<string, ReactNode>>;
  /** Needed where two forms on a page have fields of one name. */
  id?: string;
  autoComplete?: string;
  /** Changes with each response, so that a wrong code takes the focus again. */
  attempt?: string;
  /** Called with whether all digits of a code are there. */
  onComplete?: (complete: boolean) => void;
  /** The token of the link by which a password is set. */
  token?: string;
  /** How to ask for the strength of a new password; by itself where the form does not say. */
  askStrength?: AskStrength;
  /** Called after a change that the form's own events do not announce. */
  onChange?: () => void;
};

export type KindProps = {
  field: DeclaredField;
  /** What was typed, or is stored, by the names of the form's fields. */
  values: FormValues;
  /** What is wrong, by the names of the form's fields. */
  problems: FieldErrors;
  present: FieldPresentation;
};

/** What every framed control takes. */
export function lookOf({ field, problems, present }: KindProps) {
  return {
    name: field.name,
    id: present.id,
    label: present.label ?? field.label,
    hideLabel: present.hideLabel,
    required: field.required,
    hint: present.hint ?? field.hint,
    aside: present.aside,
    className: present.className,
    error: problems[field.name],
  };
}

export function startOf({ field, values }: KindProps): string {
  return textOf(values, field.name);
}
