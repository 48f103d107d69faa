import { forwardRef, type InputHTMLAttributes, type ReactNode } from "react";
import { classNames } from "~/components/ui/class-names";

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role" | "className"> & {
  label: ReactNode;
  detail?: ReactNode;
  className?: string;
};

/** Takes effect at once; a checkbox waits for its form. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, detail, className, ...rest },
  ref,
) {
  return (
    <label
      className={classNames(
        "flex items-start gap-3 touch:min-h-11 touch:py-2.5",
        rest.disabled ? "cursor-not-allowed text-muted" : "cursor-pointer",
        className,
      )}
    >
      <span className="relative mt-px flex-none">
        <input
          ref={ref}
          type="checkbox"
          role="switch"
          className="peer block h-5 w-9 cursor-pointer appearance-none rounded-full bg-edge transition-colors checked:bg-accent disabled:cursor-not-allowed disabled:bg-line-2"
          {...rest}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-[3px] left-[3px] size-3.5 rounded-full bg-surface transition-transform peer-checked:translate-x-4"
        />
      </span>
      <span className="min-w-0">
        {label}
        {detail ? <span className="block text-13 text-muted">{detail}</span> : null}
      </span>
    </label>
  );
});
