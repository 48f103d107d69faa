import { forwardRef, type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from "react";
import { classNames } from "./class-names";
import { Anchor, type AnchorProps } from "./link";
import { Spinner } from "./waiting/spinner";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

type ButtonLook = {
  /** One primary button in a view. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  full?: boolean;
  /** 16 to 20 px. */
  icon?: ReactNode;
};

const frame =
  "inline-flex items-center justify-center gap-2 rounded-control border text-center leading-tight font-550 no-underline cursor-pointer select-none transition-colors [&_svg]:flex-none";
const sizes: Record<ButtonSize, string> = {
  sm: "min-h-8 py-1 text-13 touch:min-h-11 [&_svg]:size-4",
  md: "min-h-10 py-1.5 text-15 touch:min-h-11 [&_svg]:size-[18px]",
  lg: "min-h-12 py-2 text-17 [&_svg]:size-5",
};
const insets: Record<ButtonSize, string> = { sm: "px-[11px]", md: "px-4", lg: "px-[22px]" };
const variants: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-accent text-on-accent hover:bg-accent-2 active:bg-accent-2",
  secondary:
    "border-line-2 bg-surface text-ink hover:border-edge hover:bg-sunken active:border-edge active:bg-sunken",
  quiet: "border-transparent bg-transparent text-accent hover:bg-accent-tint active:bg-accent-tint",
  danger: "border-danger bg-surface text-danger hover:bg-danger-tint active:bg-danger-tint",
};
const notNow = "border-line bg-sunken text-muted cursor-not-allowed";

/** For elements that look like a button (a summary, a label). */
export function buttonClass(
  { variant = "secondary", size = "md", full }: ButtonLook,
  disabled = false,
): string {
  return classNames(
    frame,
    sizes[size],
    variant === "quiet" ? "px-2.5" : insets[size],
    disabled ? notNow : variants[variant],
    full ? "w-full" : null,
  );
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    /** Keeps focus and place, shows a spinner, and ignores presses. */
    pending?: boolean;
  };

/** `type` defaults to 'button', so it never sends a form by accident. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant,
    size,
    full,
    icon,
    pending = false,
    disabled,
    className,
    children,
    onClick,
    type = "button",
    ...rest
  },
  ref,
) {
  function onPress(event: MouseEvent<HTMLButtonElement>) {
    if (pending) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  }
  return (
    <button
      ref={ref}
      type={type}
      disabled={disabled}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={classNames(
        buttonClass({ variant, size, full }, disabled),
        pending && !disabled ? "cursor-progress" : null,
        className,
      )}
      onClick={onPress}
      {...rest}
    >
      {pending ? <Spinner /> : icon}
      {children}
    </button>
  );
});

/** A link styled as a button, for what opens a page. */
export const LinkButton = forwardRef<HTMLAnchorElement, AnchorProps & ButtonLook>(
  function LinkButton({ variant, size, full, icon, className, children, ...rest }, ref) {
    return (
      <Anchor
        ref={ref}
        className={classNames(buttonClass({ variant, size, full }), className)}
        {...rest}
      >
        {icon}
        {children}
      </Anchor>
    );
  },
);
