import { ChevronDown } from "lucide-react";
import { forwardRef, type SelectHTMLAttributes } from "react";
import { classNames } from "../class-names";
import { bareControl, controlFrame, Field, splitLook, type FieldLook } from "../field";

export type SelectOption = { value: string; label: string; disabled?: boolean };
export type SelectGroup = { label: string; options: readonly SelectOption[] };

type SelectProps = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  "name" | "id" | "size" | "className" | "children"
> &
  FieldLook & {
    options: readonly (SelectOption | SelectGroup)[];
    /** Shown while nothing is chosen; sends an empty value. */
    placeholder?: string;
    /** 'quiet' has no frame, for a choice in a line of text. */
    look?: "framed" | "quiet";
  };

function Choice({ option }: { option: SelectOption }) {
  return (
    <option value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  );
}

/** A native select: works without script, and phones show their picker. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const { look: field, control: given } = splitLook(props);
  const { options, placeholder, look = "framed", ...rest } = given;
  return (
    <Field {...field}>
      {(control) => (
        <div
          className={
            look === "quiet"
              ? "relative flex items-center rounded-tag has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
              : classNames(
                  controlFrame({
                    invalid: control["aria-invalid"],
                    success: Boolean(field.success),
                    disabled: rest.disabled,
                  }),
                  "relative",
                )
          }
        >
          <select
            ref={ref}
            className={classNames(
              bareControl,
              "cursor-pointer appearance-none [&>*]:bg-surface [&>*]:text-ink",
              look === "quiet"
                ? "min-h-8 pr-5 font-550 touch:min-h-11"
                : "min-h-10 rounded-control pr-9 pl-3 touch:min-h-11 touch:text-[1rem]",
            )}
            {...control}
            {...rest}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((entry) =>
              "options" in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map((option) => (
                    <Choice key={option.value} option={option} />
                  ))}
                </optgroup>
              ) : (
                <Choice key={entry.value} option={entry} />
              ),
            )}
          </select>
          <ChevronDown
            className={classNames(
              "pointer-events-none absolute size-4 text-muted",
              look === "quiet" ? "right-0" : "right-3",
            )}
          />
        </div>
      )}
    </Field>
  );
});
