import type { ReactNode } from "react";

import type { DeclaredField } from "~/lib/form/declared-form";
import { textOf, type FormValues } from "~/lib/form/form-result";
import type { CodeBehavior } from "~/components/form/code-input";
import type { AskStrength } from "~/components/form/use-strength";
import type { FieldErrors } from "~/lib/response-text";

/** How a page presents a field. The BFF declares what is asked and valid. */
export type FieldPresentation = CodeBehavior & {
  className?: string;
  /** Replaces the declared label. */
  label?: string;
  /** Only screen readers get the label. */
  hideLabel?: boolean;
  /** Replaces the declared label, such as a consent with links. */
  content?: ReactNode;
  /** Replaces the declared hint. */
  hint?: ReactNode;
  /** At the end of the label's line. */
  aside?: ReactNode;
  rows?: number;
  /** Of a choice, in place of `Choose`. */
  placeholder?: string;
  /** Shows choices side by side. */
  segmented?: boolean;
  /** Shown below each choice. */
  details?: Readonly<Record<string, ReactNode>>;
  /** If two forms on a page share a field name. */
  id?: string;
  autoComplete?: string;
  /** An optional list of records begins without one. */
  startEmpty?: boolean;
  /** The name of the file that is stored. */
  stored?: string;
  /** The address of stored photos, which ends before the key. */
  photos?: string;
  /** Token of the link that sets the password. */
  token?: string;
  /** Replaces the default strength check. */
  askStrength?: AskStrength;
  /** Called for changes that fire no form event. */
  onChange?: () => void;
};

export type KindProps = {
  field: DeclaredField;
  values: FormValues;
  problems: FieldErrors;
  present: FieldPresentation;
};

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
