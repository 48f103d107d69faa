import type { ReactNode } from "react";
import { classNames } from "./class-names";

type SectionHeadingProps = {
  title: ReactNode;
  /** Muted, beside the title. */
  detail?: ReactNode;
  /** At the end of the line. */
  aside?: ReactNode;
  level?: 2 | 3;
  id?: string;
  /** 'ink' on working pages, 'double' on public ones. */
  rule?: "ink" | "double" | "none";
  /** 'sm' on dense pages, 'lg' on public ones. */
  size?: "sm" | "md" | "lg";
  className?: string;
};

const rules = { ink: "rule-ink pt-3", double: "rule-double pt-[18px]", none: "" };

export function SectionHeading({
  title,
  detail,
  aside,
  level = 2,
  id,
  rule = "ink",
  size = "md",
  className,
}: SectionHeadingProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div
      className={classNames(
        "mb-3.5 flex flex-wrap items-baseline gap-x-3 gap-y-1",
        rules[rule],
        className,
      )}
    >
      <Heading
        id={id}
        className={size === "lg" ? "text-32" : size === "sm" || level === 3 ? "text-20" : "text-25"}
      >
        {title}
      </Heading>
      {detail ? <span className="text-muted">{detail}</span> : null}
      {aside ? <div className="ml-auto text-15">{aside}</div> : null}
    </div>
  );
}
