import type { ReactNode } from "react";
import { classNames } from "./class-names";

type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** 'cards' for collections, 'lamp' for searches. */
  art?: "cards" | "lamp" | "none";
  level?: 2 | 3;
  /** Content at the start of the line, such as filters to remove. */
  children?: ReactNode;
  className?: string;
};

function CardsArt() {
  return (
    <svg
      viewBox="0 0 120 72"
      width="132"
      height="79"
      aria-hidden="true"
      fill="none"
      strokeWidth="1.5"
    >
      <rect className="fill-surface stroke-line-2" x="22" y="10" width="76" height="46" rx="3" />
      <rect className="fill-surface stroke-line-2" x="16" y="18" width="76" height="46" rx="3" />
      <path className="stroke-line-2" d="M24 30h36M24 38h56M24 46h48" />
      <path className="fill-accent" d="M76 18v16l5-4 5 4V18z" />
    </svg>
  );
}

function LampArt() {
  return (
    <svg viewBox="0 0 120 72" width="132" height="79" aria-hidden="true">
      <path className="fill-lamp" d="M64 24 102 66H34z" opacity="0.55" />
      <path className="stroke-line-2" strokeWidth="1.5" d="M8 66.5H112" />
      <rect className="fill-ink" x="42" y="8" width="4" height="56" rx="2" />
      <rect className="fill-ink" x="33" y="62" width="22" height="5" rx="2.5" />
      <path className="fill-accent" d="M48 8h9c13 0 20 6.5 20 16H48z" />
      <path className="fill-brass-line" d="M65.3 24h1.4v5.5a2.5 2.5 0 1 1-1.4 0z" />
    </svg>
  );
}

/** Replaces an empty list: what belongs here and one action. */
export function EmptyState({
  title,
  text,
  action,
  art = "cards",
  level = 2,
  children,
  className,
}: EmptyStateProps) {
  const Heading = level === 2 ? "h2" : "h3";
  const atStart = children !== undefined;
  return (
    <div
      className={classNames(
        "flex flex-col gap-2.5 rounded-card border border-dashed border-line-2 p-5",
        atStart ? null : "items-center text-center sm:py-7",
        className,
      )}
    >
      {art === "cards" && !atStart ? <CardsArt /> : null}
      {art === "lamp" && !atStart ? <LampArt /> : null}
      <Heading className="text-17">{title}</Heading>
      {text ? (
        <p className={classNames("max-w-[44ch] text-muted", atStart ? null : "text-pretty")}>
          {text}
        </p>
      ) : null}
      {children}
      {action ? <div className="mt-1">{action}</div> : null}
    </div>
  );
}
