import { Check } from "lucide-react";

import { classNames } from "~/components/ui/class-names";

import type { SignUpStep } from "./steps";

/** Beside the form, or above it on phones. */
export function StepList({
  steps,
  current,
  done,
}: {
  steps: readonly SignUpStep[];
  current: number;
  done: string;
}) {
  return (
    <ol
      aria-label={`Step ${current} of ${steps.length}`}
      className="grid grid-cols-3 border-t-2 border-line lg:grid-cols-1 lg:border-t-0 lg:border-l-2"
    >
      {steps.map(({ title }, index) => {
        const at = index + 1;
        return (
          <li
            key={title}
            aria-current={at === current ? "step" : undefined}
            className={classNames(
              "-mt-0.5 border-t-2 pt-2 pr-2 text-13 lg:mt-0 lg:-ml-0.5 lg:border-t-0 lg:border-l-2 lg:py-2.5 lg:pl-[18px] lg:text-15",
              at === current
                ? "border-accent font-550 text-ink"
                : at < current
                  ? "border-ink text-ink"
                  : "border-transparent text-muted",
            )}
          >
            {title}
            {at < current ? (
              <>
                <Check strokeWidth={2} className="ml-1 inline size-4 align-[-3px] text-accent" />
                <span className="sr-only"> (done)</span>
              </>
            ) : null}
            <small className="block text-13 font-normal text-muted max-lg:hidden">
              {at === 1 && at < current
                ? done
                : at === current
                  ? `Step ${at} of ${steps.length}`
                  : null}
            </small>
          </li>
        );
      })}
    </ol>
  );
}
