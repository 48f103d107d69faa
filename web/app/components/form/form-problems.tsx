import { ErrorSummary, type SummaryError } from "~/components/ui/error-summary";
import type { DeclaredForm } from "~/lib/form/declared-form";
import type { FormResult } from "~/lib/form/form-result";

type Props = {
  /** Null or a success shows nothing. */
  result: FormResult | null | undefined;
  /** Labels by field, in order. A field without one has a self-explanatory error. */
  labels?: Readonly<Record<string, string>>;
  /** Declared fields, in order; their errors already name the field. */
  form?: DeclaredForm;
  idOf?: (field: string) => string;
};

/** What to correct, with a link to each field. Takes the focus after each submission. */
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
