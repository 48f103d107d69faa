import { forwardRef, type HTMLAttributes } from "react";
import { classNames } from "./class-names";

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: "div" | "article" | "section" | "aside" | "li";
  padded?: boolean;
  /** Highlights on hover, for a card that is one link. */
  interactive?: boolean;
  current?: boolean;
};

/** For things you can pick, such as an expert or a form. Divide a page by rules instead. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { as: Element = "div", padded = true, interactive, current, className, ...rest },
  ref,
) {
  return (
    <Element
      ref={ref as never}
      className={classNames(
        "relative rounded-card border bg-surface",
        current ? "border-accent" : "border-line",
        padded ? "p-4 sm:p-5" : null,
        interactive
          ? "transition-colors hover:border-accent has-focus-visible:border-accent"
          : null,
        className,
      )}
      {...rest}
    />
  );
});
