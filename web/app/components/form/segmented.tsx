import { classNames } from "~/components/ui/class-names";
import { ChoiceGroup, type ChoiceGroupProps } from "./choice-group";

type SegmentedProps = Omit<ChoiceGroupProps, "children"> & {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  defaultValue?: string;
  onChange?: (value: string) => void;
  size?: "sm" | "md";
};

/** Radio buttons for two to four short choices. */
export function Segmented({
  options,
  defaultValue,
  onChange,
  size = "md",
  ...group
}: SegmentedProps) {
  return (
    <ChoiceGroup {...group}>
      <div className="no-scrollbar inline-flex max-w-full divide-x divide-line-2 overflow-x-auto rounded-control border border-edge bg-surface max-sm:flex">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              "relative grid flex-none cursor-pointer place-items-center font-medium whitespace-nowrap transition-colors first:rounded-l-[7px] last:rounded-r-[7px] max-sm:flex-1",
              "has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-accent has-checked:has-focus-visible:outline-paper has-disabled:cursor-not-allowed has-disabled:text-muted",
              size === "sm"
                ? "min-h-8 px-[11px] text-13 touch:min-h-11"
                : "min-h-10 px-3.5 touch:min-h-11",
            )}
          >
            <input
              type="radio"
              name={group.name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              disabled={option.disabled}
              required={group.required}
              className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
              onChange={() => onChange?.(option.value)}
            />
            <span className="relative pointer-events-none">{option.label}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
