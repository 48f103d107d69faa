import { TriangleAlert } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { fieldId } from "./field";

export type SummaryError = {
  /** Without one, the error is about the whole form. */
  field?: string;
  /** The field's label and what is wrong. */
  text: string;
};

type ErrorSummaryProps = {
  errors: readonly SummaryError[];
  /** Counts the errors by default. Nothing is shown without errors and title. */
  title?: string;
  idOf?: (field: string) => string;
  /** False to leave the focus alone. */
  takesFocus?: boolean;
  children?: ReactNode;
};

function heading(count: number): string {
  return count === 1 ? "There is a problem" : `${count} problems to fix`;
}

/**
 * Lists a form's errors with links to fields, with or without script. Takes the focus whenever
 * errors change.
 */
export function ErrorSummary({
  errors,
  title,
  idOf = fieldId,
  takesFocus = true,
  children,
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const signature = [title, ...errors.map(({ field, text }) => `${field ?? ""}:${text}`)].join(
    "\n",
  );
  useEffect(() => {
    if (takesFocus && signature !== "") box.current?.focus();
  }, [signature, takesFocus]);
  if (errors.length === 0 && title === undefined) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex scroll-mt-24 gap-3 rounded-control border border-danger bg-danger-tint px-3.5 py-3"
    >
      <TriangleAlert className="mt-px size-5 flex-none text-danger" />
      <div className="min-w-0">
        <p className="font-semibold">{title ?? heading(errors.length)}</p>
        <ul className="grid gap-0.5">
          {errors.map((error) => (
            <li key={`${error.field ?? ""}:${error.text}`}>
              {error.field === undefined ? (
                error.text
              ) : (
                <a
                  href={`#${idOf(error.field)}`}
                  className="text-danger underline decoration-danger/40 decoration-1 underline-offset-3 hover:decoration-current touch:inline-flex touch:min-h-11 touch:items-center"
                  onClick={(event) => {
                    const control = document.getElementById(idOf(error.field ?? ""));
                    if (!control) return;
                    event.preventDefault();
                    control.focus();
                    control.scrollIntoView({ block: "center" });
                  }}
                >
                  {error.text}
                </a>
              )}
            </li>
          ))}
        </ul>
        {children}
      </div>
    </div>
  );
}
