import { ErrorSummary, type SummaryError } from "~/components/ui/error-summary";
import type { DeclaredForm } from "~/lib/form/declared-form";
import type { FormResult } from "~/lib/form/form-result";

type Props = {
  /** Nothing is shown without one, or after a success. */
  result: FormResult | null | undefined;
  /** The labels of the fields, in their order. A field without a label has an error that speaks for itself. */
  labels?: Readonly<Record<string, string>>;
  /** The declared fields, in their order. Their errors name the field themselves. */
  form?: DeclaredForm;
  /** Turns a field's name into the id of its control. */
  idOf?: (field: string) => string;
};

/** What has to be corrected in a form, with a link to each field. Takes the focus after each submission. */
export function FormProblems({ result, labels = {}, form = {}, idOf }: Props) {
  if (!result || result.status === "done") return null;
  const { errors, message, attempt } = result;
  const known: SummaryError[] = Object.entries(labels).flatMap(([field, label]) =>
    (errors[field] ?? []).map((text) => ({ field, text: label ? `${label}: ${text}` : text })),
  );
  const declared: SummaryError[] = Object.keys(form).flatMap((name) =>
    Object.entries(errors).flatMap(([field, texts]) =>
      field === name || field.startsWith(`${name}.`) ? texts.map((text) => ({ field, text })) : [],
    ),
  );
  const others: SummaryError[] = Object.entries(errors).flatMap(([field, texts]) =>
    field in labels || (field.split(".")[0] ?? field) in form
      ? []
      : texts.map((text) => ({ text })),
  );
  const lines = [...known, ...declared, ...others];
  const title = result.title ?? (lines.length === 0 ? message : null);
  if (message && message !== title) lines.push({ text: message });
  return <ErrorSummary key={attempt} title={title ?? undefined} errors={lines} idOf={idOf} />;
}
