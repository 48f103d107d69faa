import type { ReactNode } from "react";

import { classNames } from "~/components/ui/class-names";
import type { DeclaredField as Declaration } from "~/lib/form/declared-form";
import type { FormValues } from "~/lib/form/form-result";
import type { FieldErrors } from "~/lib/response-text";

import { DeclaredField } from "./declared-field";
import type { FieldPresentation } from "./kind/props";

/** Half or full width. */
export type PlacedField = { field: Declaration; wide?: boolean };

export const wide = (field: Declaration): PlacedField => ({ field, wide: true });
export const half = (field: Declaration): PlacedField => ({ field });

type PlacedFieldsProps = Pick<FieldPresentation, "onChange" | "askStrength"> & {
  fields: readonly PlacedField[];
  values: FormValues;
  problems: FieldErrors;
  /** By field; replaces the declared label. */
  content?: Readonly<Record<string, ReactNode>>;
};

export function PlacedFields({ fields, values, problems, content, ...present }: PlacedFieldsProps) {
  return (
    <>
      {fields.map(({ field, wide }) => (
        <DeclaredField
          key={field.name}
          field={field}
          values={values}
          problems={problems}
          className={classNames("col-span-full min-w-0", wide ? null : "sm:col-span-1")}
          content={content?.[field.name]}
          {...present}
        />
      ))}
    </>
  );
}
