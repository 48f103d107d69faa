import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from "react";
import { classNames } from "./class-names";

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label" | "children"> & {
  /** For screen readers. */
  label: string;
  icon: ReactNode;
  /** For toggles, such as a favorite. */
  pressed?: boolean;
};

const frame =
  "inline-grid size-9 flex-none place-items-center rounded-control cursor-pointer transition-colors hover:bg-sunken touch:size-11 disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-5";

/** For links and other elements that look like one. */
export const iconButtonClass = `${frame} text-muted hover:text-ink`;

/** 36 px, 44 on touch screens. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, pressed, className, type = "button", ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      className={classNames(
        pressed ? `${frame} text-brass [&_svg]:fill-brass-line` : iconButtonClass,
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
});
