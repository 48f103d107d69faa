import type { ReactNode } from "react";
import { classNames } from "~/components/ui/class-names";
import { FieldError, fieldId } from "~/components/ui/field";

export type ChoiceGroupProps = {
  legend: string;
  name: string;
  hint?: ReactNode;
  error?: string | null;
  required?: boolean;
  hideLegend?: boolean;
  className?: string;
  children: ReactNode;
};

export function ChoiceGroup({
  legend,
  name,
  hint,
  error,
  required,
  hideLegend,
  className,
  children,
}: ChoiceGroupProps) {
  const id = fieldId(name);
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null]
    .filter((part) => part !== null)
    .join(" ");
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={described || undefined}
      className={classNames("min-w-0", className)}
    >
      <legend className={hideLegend ? "sr-only" : "mb-1.5 font-550"}>
        {legend}
        {required ? (
          <span aria-hidden="true" className="ml-0.5 text-danger">
            *
          </span>
        ) : null}
      </legend>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-13 text-muted">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
