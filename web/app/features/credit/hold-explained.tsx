import { classNames } from "~/components/ui/class-names";
import { Card } from "~/components/ui/card";
import type { Schema } from "~/lib/api-types";
import { countText } from "~/lib/format/number";

/** The life of a hold, by the rules in force. */
export function HoldExplained({ rules }: { rules: Schema<"CreditRules"> }) {
  const price = countText(rules.conversation, "credit is", "credits are");
  const steps = [
    ["You write", `${price} set aside`],
    ["The expert answers", `The ${rules.conversation} are spent`],
    ["Or declines, or has a conflict", `The ${rules.conversation} come back at once`],
    [
      `Or hasn’t read it in ${rules.unread_days} days`,
      `The ${rules.conversation} come back by themselves`,
    ],
    [
      `Or read it and hasn’t answered in ${rules.unanswered_days} days`,
      `The ${rules.conversation} come back by themselves`,
    ],
  ] as const;
  return (
    <Card as="section" aria-labelledby="hold">
      <h2 id="hold" className="text-20">
        What a hold is
      </h2>
      <p className="mt-1 mb-4 text-muted">Writing first costs nothing until the expert answers.</p>
      <ol>
        {steps.map(([what, then], index) => (
          <li key={what} className="relative pb-4 pl-6 last:pb-0">
            {index < steps.length - 1 ? (
              <span
                aria-hidden="true"
                className="absolute top-2.5 bottom-[-10px] left-[6.5px] w-px bg-line-2"
              />
            ) : null}
            <span
              aria-hidden="true"
              className={classNames(
                "absolute top-[5px] left-0 size-3.5 rounded-full border-2",
                index === 0 ? "border-brass-line bg-brass-line" : "border-edge bg-surface",
              )}
            />
            <strong className="block font-semibold">{what}</strong>
            <span className="text-13 text-muted">{then}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
