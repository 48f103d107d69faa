import { Card } from "~/components/ui/card";
import { DateText } from "~/components/ui/date";
import type { Schema } from "~/lib/api-types";
import { countText } from "~/lib/format/number";

/** What everything costs. Each line of a statement names the version. */
export function RulesInForce({ rules }: { rules: Schema<"CreditRules"> }) {
  const credits = (n: number) => countText(n, "credit", "credits");
  const facts = [
    ["Opening a conversation", credits(rules.conversation)],
    [
      "A Rule 26 packet",
      `${credits(rules.packet)}, then free for ${rules.again_days} days for the same expert`,
    ],
    [
      "Welcome credits",
      `${credits(rules.welcome)} once your bar admission is verified, for ${rules.welcome_days} days`,
    ],
    ["Bought credits", "Don’t expire"],
    ["What is spent first", "Whatever expires first"],
    ["Held when they expire", "Spent if the expert answers; if they come back, they expire then"],
  ] as const;
  return (
    <Card as="section" aria-labelledby="rules">
      <h2 id="rules" className="text-20">
        Rules
      </h2>
      <p className="text-13 text-muted">
        Version {rules.version}, since <DateText at={rules.from} />
      </p>
      <dl className="mt-3 grid gap-2.5">
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="text-13 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
