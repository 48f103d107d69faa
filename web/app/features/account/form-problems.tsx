import { ErrorSummary, type SummaryError } from "~/components/ui/error-summary";

import type { FormAnswer } from "./form-answer";

/** The summary of what a form could not accept. `labels` are its fields in their order. */
export function FormProblems({
  answer,
  labels,
}: {
  answer: FormAnswer | undefined;
  labels: Record<string, string>;
}) {
  if (!answer) return null;
  const known: SummaryError[] = Object.entries(labels).flatMap(([field, label]) =>
    (answer.fields[field] ?? []).map((text) => ({ field, text: `${label}: ${text}` })),
  );
  const others: SummaryError[] = Object.entries(answer.fields).flatMap(([field, texts]) =>
    field in labels ? [] : texts.map((text) => ({ text })),
  );
  const errors = [...known, ...others, ...(answer.text ? [{ text: answer.text }] : [])];
  return (
    <ErrorSummary
      key={answer.attempt}
      errors={errors}
      title={answer.text && errors.length === 1 ? "That did not work" : undefined}
    />
  );
}
