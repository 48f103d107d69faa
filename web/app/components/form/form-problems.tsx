import { ErrorSummary, type SummaryError } from "~/components/ui/error-summary";
import type { FormResult } from "~/lib/form/form-result";

type Props = {
  /** Nothing is shown without one, or after a success. */
  result: FormResult | null | undefined;
  /** The labels of the fields, in their order. A field without a label has an error that speaks for itself. */
  labels?: Readonly<Record<string, string>>;
  /** Turns a field's name into the id of its control. */
  idOf?: (field: string) => string;
};

/** What has to be corrected in a form, with a link to each field. Takes the focus after each submission. */
export function FormProblems({ result, labels = {}, idOf }: Props) {
  if (!result || result.status === "done") return null;
  const { errors, message, attempt } = result;
  const known: SummaryError[] = Object.entries(labels).flatMap(([field, label]) =>
    (errors[field] ?? []).map((text) => ({ field, text: label ? `${label}: ${text}` : text })),
  );
  const others: SummaryError[] = Object.entries(errors).flatMap(([field, texts]) =>
    field in labels ? [] : texts.map((text) => ({ text })),
  );
  const lines = [...known, ...others];
  const title = result.title ?? (lines.length === 0 ? message : null);
  if (message && message !== title) lines.push({ text: message });
  return <ErrorSummary key={attempt} title={title ?? undefined} errors={lines} idOf={idOf} />;
}
