import type { ReactNode } from "react";
import { classNames } from "~/components/ui/class-names";
import { boxClass } from "./checkbox";
import { ChoiceGroup, type ChoiceGroupProps } from "./choice-group";

type RadioOption = {
  value: string;
  label: ReactNode;
  detail?: ReactNode;
  disabled?: boolean;
};

type RadioGroupProps = Omit<ChoiceGroupProps, "children"> & {
  options: readonly RadioOption[];
  defaultValue?: string;
  onChange?: (value: string) => void;
  inline?: boolean;
};

export function RadioGroup({ options, defaultValue, onChange, inline, ...group }: RadioGroupProps) {
  return (
    <ChoiceGroup {...group}>
      <div className={inline ? "flex flex-wrap gap-x-5 gap-y-2" : "grid gap-2"}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              "flex items-start gap-2.5 touch:min-h-11 touch:py-2.5",
              option.disabled ? "cursor-not-allowed text-muted" : "cursor-pointer",
            )}
          >
            <span className="relative mt-0.5 grid flex-none place-items-center">
              <input
                type="radio"
                name={group.name}
                value={option.value}
                defaultChecked={option.value === defaultValue}
                disabled={option.disabled}
                required={group.required}
                className={classNames(boxClass, "rounded-full")}
                onChange={() => onChange?.(option.value)}
              />
              <span
                aria-hidden="true"
                className="pointer-events-none absolute size-[7px] rounded-full bg-on-accent opacity-0 peer-checked:opacity-100"
              />
            </span>
            <span className="min-w-0">
              {option.label}
              {option.detail ? (
                <span className="block text-13 text-muted">{option.detail}</span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
