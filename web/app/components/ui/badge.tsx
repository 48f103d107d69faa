import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type BadgeTone = "neutral" | "accent" | "brass" | "danger" | "warning" | "success";

const tones: Record<BadgeTone, string> = {
  neutral: "bg-sunken text-muted",
  accent: "bg-accent-tint text-accent",
  brass: "bg-brass-tint text-brass",
  danger: "bg-danger-tint text-danger",
  warning: "bg-warning-tint text-warning",
  success: "bg-success-tint text-success",
};

/** The color only repeats the words. */
export function Badge({
  tone = "neutral",
  icon,
  children,
  className,
}: {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={classNames(
        "inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-tag px-2 py-px text-13 [&_svg]:size-3.5 [&_svg]:flex-none",
        tones[tone],
        className,
      )}
    >
      {icon}
      <span className="min-w-0">{children}</span>
    </span>
  );
}

/** A count of things waiting, capped at 99. */
export function Count({ value, label }: { value: number; label?: string }) {
  return (
    <span className="tnum inline-grid h-5 min-w-5 flex-none place-items-center rounded-full bg-accent px-1.5 text-12 leading-none font-semibold text-on-accent">
      <span aria-hidden={label ? true : undefined}>{value > 99 ? "99+" : value}</span>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
