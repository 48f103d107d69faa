import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from "react";
import { classNames } from "./class-names";

export type IconButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "aria-label" | "children"
> & {
  /** What it does, in words; the icon alone says nothing to a screen reader. */
  label: string;
  icon: ReactNode;
  /** For a button that stays pressed, as a favorite does. The icon is filled with brass while it is. */
  pressed?: boolean;
};

const frame =
  "inline-grid size-9 flex-none place-items-center rounded-control cursor-pointer transition-colors hover:bg-sunken touch:size-11 disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-5";

/** The classes of an icon button, for links and other elements that look like one. */
export const iconButtonClass = `${frame} text-muted hover:text-ink`;

/** A square button with only an icon: 36 px, 44 where fingers point. */
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
