import { Check } from "lucide-react";
import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
  type InputHTMLAttributes,
  type ReactNode,
} from "react";
import { classNames } from "~/components/ui/class-names";
import { FieldError } from "~/components/ui/field";

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className"> & {
  label: ReactNode;
  /** Shown below the label. */
  detail?: ReactNode;
  error?: string | null;
  /** Some but not all are chosen. */
  mixed?: boolean;
  className?: string;
};

export const boxClass =
  "peer size-[18px] cursor-pointer appearance-none border-[1.5px] border-edge bg-surface transition-colors checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line-2 disabled:bg-sunken disabled:checked:bg-line-2";

/** The whole line is the target. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, detail, error, mixed = false, className, ...rest },
  ref,
) {
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLInputElement);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  const errorId = error ? `${rest.id ?? rest.name ?? "choice"}-error` : undefined;
  return (
    <div className={className}>
      <label
        className={classNames(
          "flex items-start gap-2.5 touch:min-h-11 touch:py-2.5",
          rest.disabled ? "cursor-not-allowed text-muted" : "cursor-pointer",
        )}
      >
        <span className="relative mt-0.5 grid flex-none place-items-center">
          <input
            ref={box}
            type="checkbox"
            className={classNames(boxClass, "rounded-[4px]")}
            aria-invalid={error ? true : undefined}
            aria-describedby={errorId}
            {...rest}
          />
          <Check
            strokeWidth={3}
            className="pointer-events-none absolute size-[13px] text-on-accent opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-0 peer-disabled:text-surface"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute h-0.5 w-2 bg-on-accent opacity-0 peer-indeterminate:opacity-100"
          />
        </span>
        <span className="min-w-0">
          {label}
          {detail ? <span className="block text-13 text-muted">{detail}</span> : null}
        </span>
      </label>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
});
