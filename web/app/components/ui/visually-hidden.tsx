import type { ReactNode } from "react";

/** Words for screen readers alone. */
export function VisuallyHidden({
  children,
  as: Element = "span",
}: {
  children: ReactNode;
  as?: "span" | "h2" | "h3" | "p" | "div";
}) {
  return <Element className="sr-only">{children}</Element>;
}
