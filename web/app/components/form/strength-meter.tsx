import { Check, CircleAlert } from "lucide-react";

import { classNames } from "~/components/ui/class-names";
import type { Schema } from "~/lib/api-types";

export function StrengthMeter({
  strength,
  length,
}: {
  strength: Schema<"PasswordStrength"> | null;
  length: number;
}) {
  const fine = strength !== null && (strength.problems ?? []).length === 0;
  const Icon = fine ? Check : CircleAlert;
  return (
    <div aria-live="polite" className="mt-2 min-h-8">
      {strength ? (
        <>
          <div aria-hidden="true" className="grid grid-cols-4 gap-1">
            {[1, 2, 3, 4].map((bar) => (
              <span
                key={bar}
                className={classNames(
                  "h-1 rounded-full",
                  bar > Math.max(strength.score, 1)
                    ? "bg-line-2"
                    : fine
                      ? "bg-success"
                      : "bg-warning",
                )}
              />
            ))}
          </div>
          <p
            className={classNames(
              "mt-1.5 flex gap-1.5 text-13 font-medium",
              fine ? "text-success" : "text-warning",
            )}
          >
            <Icon strokeWidth={2} className="mt-px size-4 flex-none" />
            {fine
              ? `${strength.word}: ${length} characters, not a known one`
              : (strength.problems?.[0] ?? strength.word)}
          </p>
        </>
      ) : null}
    </div>
  );
}
