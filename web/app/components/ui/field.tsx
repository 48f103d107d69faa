import { Check, TriangleAlert } from "lucide-react";
import {
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
} from "react";
import { classNames } from "./class-names";

export type FieldLook = {
  label: string;
  name: string;
  /** If two forms on a page share a field name. */
  id?: string;
  hint?: ReactNode;
  /** The field is invalid if there is any. */
  error?: string | readonly string[] | null;
  /** Shown in green when the value is valid. */
  success?: string;
  required?: boolean;
  optional?: boolean;
  /** At the end of the label's line. */
  aside?: ReactNode;
  /** Only screen readers get the label. */
  hideLabel?: boolean;
  className?: string;
};

/** Connects a control to its label, hint, and errors. */
type FieldControl = {
  id: string;
  name: string;
  required: boolean | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

/** The error summary links to it. */
export function fieldId(name: string): string {
  return `field-${name.replace(/[^\w-]+/g, "-")}`;
}

function listed(error: FieldLook["error"]): readonly string[] {
  if (!error) return [];
  return typeof error === "string" ? [error] : error;
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-13 font-medium text-danger">
      <TriangleAlert className="mt-px size-4 flex-none" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** Separates what a field shows from what its control takes. */
export function splitLook<Props extends FieldLook>(props: Props) {
  const {
    label,
    name,
    id,
    hint,
    error,
    success,
    required,
    optional,
    aside,
    hideLabel,
    className,
    ...control
  } = props;
  const look: FieldLook = {
    label,
    name,
    id,
    hint,
    error,
    success,
    required,
    optional,
    aside,
    hideLabel,
    className,
  };
  return { look, control };
}

/** The control spreads what it is given. */
export function Field({
  label,
  name,
  id = fieldId(name),
  hint,
  error,
  success,
  required,
  optional,
  aside,
  hideLabel,
  className,
  children,
}: FieldLook & { children: (control: FieldControl) => ReactNode }) {
  const errors = listed(error);
  const described = [
    hint ? `${id}-hint` : null,
    ...errors.map((_, index) => `${id}-error-${index}`),
    success && errors.length === 0 ? `${id}-success` : null,
  ].filter((part) => part !== null);
  return (
    <div className={classNames("min-w-0", className)}>
      <div className={hideLabel ? "sr-only" : "mb-1.5 flex items-baseline justify-between gap-2"}>
        <label htmlFor={id} className="font-550">
          {label}
          {required ? (
            <span aria-hidden="true" className="ml-0.5 text-danger">
              *
            </span>
          ) : null}
        </label>
        {aside ?? (optional ? <span className="text-13 text-muted">optional</span> : null)}
      </div>
      {children({
        id,
        name,
        required,
        "aria-describedby": described.length > 0 ? described.join(" ") : undefined,
        "aria-invalid": errors.length > 0 || undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-13 text-muted">
          {hint}
        </p>
      ) : null}
      {errors.map((text, index) => (
        <FieldError key={text} id={`${id}-error-${index}`}>
          {text}
        </FieldError>
      ))}
      {success && errors.length === 0 ? (
        <p id={`${id}-success`} className="mt-1.5 flex gap-1.5 text-13 font-medium text-success">
          <Check className="mt-px size-4 flex-none" strokeWidth={2} />
          {success}
        </p>
      ) : null}
    </div>
  );
}

type ControlState = { invalid?: boolean; success?: boolean; disabled?: boolean };

/** The frame shows the focus ring of the control inside. */
export function controlFrame({ invalid, success, disabled }: ControlState): string {
  return classNames(
    "flex w-full items-center gap-2 rounded-control border transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
    disabled ? "border-line bg-sunken text-muted" : "bg-surface text-ink",
    disabled
      ? null
      : invalid
        ? "border-danger ring-1 ring-danger ring-inset"
        : success
          ? "border-success"
          : "border-edge has-focus-visible:border-accent",
  );
}

export const bareControl =
  "min-w-0 flex-1 bg-transparent text-inherit outline-none disabled:cursor-not-allowed";

export type TextInputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "name" | "id" | "size" | "className"
> &
  FieldLook & {
    /** Before the text, 16 to 20 px, decorative. */
    icon?: ReactNode;
    /** After the text: a unit or a small button. */
    suffix?: ReactNode;
    size?: "md" | "lg";
  };

export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(
  function TextInput(props, ref) {
    const { look, control: given } = splitLook(props);
    const { icon, suffix, size = "md", type = "text", ...rest } = given;
    return (
      <Field {...look}>
        {(control) => (
          <div
            className={classNames(
              controlFrame({
                invalid: control["aria-invalid"],
                success: Boolean(look.success),
                disabled: rest.disabled,
              }),
              "px-3",
              size === "lg" ? "min-h-12 text-17" : "min-h-[42px] touch:min-h-[46px]",
            )}
          >
            {icon ? <span className="flex-none text-muted [&_svg]:size-[18px]">{icon}</span> : null}
            <input
              ref={ref}
              type={type}
              className={classNames(
                bareControl,
                "self-stretch touch:text-[1rem]",
                type === "number" ? "tnum" : null,
              )}
              {...control}
              {...rest}
            />
            {suffix ? <span className="flex-none text-13 text-muted">{suffix}</span> : null}
          </div>
        )}
      </Field>
    );
  },
);

type TextAreaProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  "name" | "id" | "className"
> &
  FieldLook;

/** Grows as you type where supported. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(
  function TextArea(props, ref) {
    const { look, control: given } = splitLook(props);
    const { rows = 4, ...rest } = given;
    return (
      <Field {...look}>
        {(control) => (
          <div
            className={controlFrame({
              invalid: control["aria-invalid"],
              success: Boolean(look.success),
              disabled: rest.disabled,
            })}
          >
            <textarea
              ref={ref}
              rows={rows}
              className={classNames(
                bareControl,
                "block min-h-22 resize-y rounded-control px-3 py-2.5 leading-normal field-sizing-content touch:text-[1rem]",
              )}
              {...control}
              {...rest}
            />
          </div>
        )}
      </Field>
    );
  },
);
