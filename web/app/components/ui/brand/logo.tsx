import { classNames } from "../class-names";

/** The logo's mark: a reading lamp that is a P. */
export function LampMark({ className, label }: { className?: string; label?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={classNames("block flex-none", className ?? "size-7")}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path
        className="fill-ink"
        d="M7 3.6a1.6 1.6 0 0 1 3.2 0V25.8H7zM3 27.4a1.6 1.6 0 0 1 1.6-1.6H15.4a1.6 1.6 0 0 1 0 3.2H4.6A1.6 1.6 0 0 1 3 27.4z"
      />
      <path
        className="fill-accent"
        d="M11.8 3H17.4C24.8 3 28.8 7.6 28.8 14.8A1 1 0 0 1 27.8 15.8H11.8z"
      />
      <path className="fill-brass-line" d="M20.3 15.8H21.7V20a2.2 2.2 0 1 1-1.4 0z" />
    </svg>
  );
}

/** Put it in a link named 'Peritus, home'. */
export function Logo({ size = "md", className }: { size?: "sm" | "md"; className?: string }) {
  return (
    <span className={classNames("inline-flex items-center gap-[9px] text-ink", className)}>
      <LampMark className={size === "sm" ? "size-6" : "size-7"} />
      <span
        className={classNames(
          "pt-px font-serif leading-none font-semibold tracking-[-0.02em]",
          size === "sm" ? "text-[1.25rem]" : "text-[1.375rem]",
        )}
      >
        Peritus
      </span>
    </span>
  );
}
