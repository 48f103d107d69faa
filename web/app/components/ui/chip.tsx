import { BadgeCheck, X } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Anchor, type AnchorProps } from "./link";

/** A credential or a short fact. Verified ones have a seal, announced to screen readers. */
export function Chip({
  children,
  verified,
  icon,
  className,
}: {
  children: ReactNode;
  verified?: boolean;
  icon?: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={classNames(
        "inline-flex min-h-6 max-w-full items-center gap-[5px] rounded-tag border border-line-2 bg-surface px-2 py-px text-13 text-ink-2 [&_svg]:size-3.5 [&_svg]:flex-none",
        className,
      )}
    >
      {verified ? <BadgeCheck className="text-brass" /> : icon}
      <span className="min-w-0">
        {children}
        {verified ? <span className="sr-only">, verified</span> : null}
      </span>
    </span>
  );
}

/** An active filter that links to the page without it. */
export function RemovableChip({
  children,
  removeLabel,
  className,
  ...rest
}: AnchorProps & { removeLabel: string }) {
  return (
    <Anchor
      aria-label={removeLabel}
      className={classNames(
        "group relative inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-accent-tint pr-2 pl-3 text-13 font-medium text-accent no-underline transition-colors hover:text-accent-2 touch:my-1.5 touch:after:absolute touch:after:-inset-y-1.5 touch:after:inset-x-0",
        className,
      )}
      preventScrollReset
      {...rest}
    >
      <span className="min-w-0 truncate">{children}</span>
      <X className="size-4 flex-none rounded-full group-hover:bg-accent group-hover:text-on-accent" />
    </Anchor>
  );
}
